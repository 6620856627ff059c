import { defaultLocale, isLocale } from '@/lib/i18n/locales'
import type { MessageLines } from './message-lines.browser'
import { createPanel, editStyles } from './panel.browser'
import { type Sentence, sentenceAt, tools } from './sentence.browser'

/** The build defines it (scripts/export/edit-words.ts). */
declare const MESSAGE_LINES: MessageLines

/** What opens more sentences without leaving the page. It works during the mode. */
const opensMore = 'summary, a[href^="#"], [popovertarget], [aria-expanded]'

/** Ends the mode; null while it is off. */
let stop: (() => void) | null = null

/**
 * Turns "Edit the words" on or off. While it is on, the sentence under the pointer or the focus is outlined, and pressing it
 * shows where it is in the repository. Links to other pages, forms and their controls do nothing during that. The button of
 * the ribbon, the button of the panel and Escape end it.
 */
export function toggleEditing(button: HTMLElement): void {
  if (stop) {
    stop()
    return
  }
  const listening = new AbortController()
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const panel = createPanel(MESSAGE_LINES, locale, end)
  const styles = document.createElement('style')
  styles.textContent = editStyles
  const ribbon = button.closest('details')

  function end() {
    stop = null
    listening.abort()
    outline(null)
    panel.element.remove()
    styles.remove()
    button.setAttribute('aria-pressed', 'false')
    const control = ribbon?.open ? button : ribbon?.querySelector('summary')
    control?.focus()
  }

  function press(event: Event, target: Element) {
    const sentence = sentenceAt(target)
    outline(sentence)
    if (!target.closest(opensMore)) suppress(event)
    // After what the press opens.
    setTimeout(() => panel.show(sentence?.keys ?? [], target.closest('dialog[open]') ?? document.body))
  }

  const options = { capture: true, signal: listening.signal }
  /** Handles events on the page, but not those on the ribbon or the panel. */
  function onPage(types: readonly string[], handle: (event: Event, target: Element) => void) {
    const listener = (event: Event) => {
      const { target } = event
      if (target instanceof Element && !target.closest(tools)) handle(event, target)
    }
    for (const type of types) window.addEventListener(type, listener, options)
  }

  onPage(['pointerover', 'focusin'], (_event, target) => outline(sentenceAt(target)))
  onPage(['click'], press)
  onPage(['auxclick', 'submit'], suppress)
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    suppress(event)
    end()
  }
  window.addEventListener('keydown', onKey, options)

  document.head.append(styles)
  button.setAttribute('aria-pressed', 'true')
  ribbon?.removeAttribute('open')
  panel.open(document.body)
  stop = end
}

/** Hides an event from the page. */
function suppress(event: Event) {
  event.preventDefault()
  event.stopImmediatePropagation()
}

/** Outlines one sentence at a time; null removes the outline. */
function outline(sentence: Sentence | null) {
  for (const element of document.querySelectorAll('[data-edit-target]'))
    element.removeAttribute('data-edit-target')
  sentence?.element.setAttribute('data-edit-target', '')
}
