/** The script of "Edit the words", in a preview only. */
export const editModeScript = '/edit/edit-mode.js'

/** The index of all messages (lib/edit/word-index.ts), which that script fetches. */
export const wordIndexFile = '/edit/words.json'
