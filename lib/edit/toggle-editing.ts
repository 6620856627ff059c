import { startEditing } from './edit-mode'
import { wordIndexFile } from './files'
import type { WordIndex } from './word-index'

/** Ends the mode; null while it is off. */
let stop: (() => void) | null = null

/**
 * Turns "Edit the words" on or off. A preview's ribbon imports this when its button is pressed for the first time. Throws
 * if the index of the messages cannot be fetched.
 */
export async function toggleEditing(button: HTMLElement): Promise<void> {
  if (stop) return stop()
  const response = await fetch(wordIndexFile)
  if (!response.ok) throw new Error(`${wordIndexFile}: ${response.status}`)
  const index = (await response.json()) as WordIndex
  const ribbon = button.closest('details')
  button.setAttribute('aria-pressed', 'true')
  ribbon?.removeAttribute('open')
  stop = startEditing(index, () => {
    stop = null
    button.setAttribute('aria-pressed', 'false')
    const control = ribbon?.open ? button : ribbon?.querySelector('summary')
    control?.focus()
  })
}
