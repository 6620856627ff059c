import { startEditing } from './edit-mode'
import type { WordIndex } from './word-index'

/** Ends the mode; null while it is off. */
let stop: (() => void) | null = null

/**
 * Turns "Edit the words" on or off. A preview's ribbon imports this when its button is pressed for the first time;
 * `words` is the address of the index in the language of the page. Throws if the index cannot be fetched.
 */
export async function toggleEditing(button: HTMLElement, words: string): Promise<void> {
  if (stop) return stop()
  const response = await fetch(words)
  if (!response.ok) throw new Error(`${words}: ${response.status}`)
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
