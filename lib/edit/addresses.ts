/** The script of "Edit the words", in a preview only. */
export const editModeScript = '/edit/edit-mode.js'

/** The index of the words of one language (lib/edit/word-index.ts), which that script reads. */
export const wordsAddress = (language: string) => `/edit/words-${language}.json`
