/** The script of "Edit the words", in a preview only. */
export const editModeScript = '/edit/edit-mode.js'

/** The words of the pages in one language, for the same. */
export const wordsAddress = (language: string) => `/edit/words-${language}.json`
