import { createFinder } from './find-words'
import { make } from './make'
import { createOutline, focusable, isCovered, makeReachable } from './marks'
import { createPanel } from './panel'
import { control, sentenceAt, sentenceElements, tools } from './sentences'
import { editStyles } from './styles'
import type { WordIndex } from './word-index'

/**
 * Starts "Edit the words" on this page: the sentence under the pointer, the finger or the focus is outlined, and pressing
 * it shows where it is in the repository. The page's own controls do nothing meanwhile. Returns what ends the mode;
 * Escape and the panel's button do it too, and then call `onEnd`.
 */
export function startEditing(index: WordIndex, onEnd: () => void): () => void {
  const listening = new AbortController()
  const finder = createFinder(index)
  const outline = createOutline()
  const makeUnreachable = makeReachable(sentenceElements(document.body, finder))
  const styles = make('style', {}, editStyles)
  let pressed: Element | null = null
  let isPassing = false

  const panel = createPanel(index, finder, { stop: end, back })
  /** The panel belongs into an open dialog or menu: all around a dialog is inert, and a menu is above everything. */
  const place = () => {
    const home = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body
    if (panel.element.parentElement !== home) home.append(panel.element)
  }

  function end() {
    listening.abort()
    outline(null)
    makeUnreachable()
    panel.element.remove()
    styles.remove()
    onEnd()
  }

  function back() {
    panel.element.dataset.state = 'closed'
    if (pressed instanceof HTMLElement || pressed instanceof SVGElement) pressed.focus()
  }

  /** What the control does on the page, such as opening a menu. Links that lead away are left out. */
  function passOf(target: Element): (() => void) | undefined {
    const element = target.closest<HTMLElement>(control)
    if (!element || (element instanceof HTMLAnchorElement && !element.getAttribute('href')?.startsWith('#')))
      return
    return () => {
      isPassing = true
      element.click()
      isPassing = false
      back()
    }
  }

  function show(target: Element) {
    const sentence = sentenceAt(target, finder)
    if (!sentence) return
    outline(sentence)
    pressed = target.closest(focusable) ?? sentence.element.closest(focusable)
    place()
    const { left, width } = sentence.element.getBoundingClientRect()
    panel.element.dataset.side = left + width / 2 > innerWidth / 2 ? 'left' : 'right'
    panel.show(sentence.found, passOf(target))
    if (isCovered(sentence.element, panel.element)) sentence.element.scrollIntoView({ block: 'nearest' })
  }

  /** Handles an event of the page, and none of the tools: the page does not get it. */
  const onPage = (handle: (target: Element, event: Event) => void) => (event: Event) => {
    const { target } = event
    if (!isPassing && target instanceof Element && !target.closest(tools)) handle(target, event)
  }
  const hold = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const outlineTarget = onPage((target) => outline(sentenceAt(target, finder)))

  const handlers: Record<string, (event: Event) => void> = {
    pointerover: outlineTarget,
    focusin: (event) => {
      place()
      outlineTarget(event)
    },
    // Neither the focus nor a list of options moves on a press.
    mousedown: onPage((_target, event) => hold(event)),
    click: onPage((target, event) => {
      hold(event)
      show(target)
    }),
    auxclick: onPage((_target, event) => hold(event)),
    submit: onPage((_target, event) => hold(event)),
    // A disabled button gets no click.
    pointerup: onPage((target) => {
      if (target.closest(':disabled')) show(target)
    }),
    keydown: (event) => {
      if (!(event instanceof KeyboardEvent)) return
      if (event.key === 'Escape') {
        hold(event)
        end()
      } else if (event.key === 'Enter')
        onPage((target) => {
          hold(event)
          show(target)
        })(event)
    },
    // A dialog or a menu that closes would hide the panel in it.
    close: () => place(),
    toggle: () => place(),
  }
  for (const [name, handler] of Object.entries(handlers))
    window.addEventListener(name, handler, { capture: true, signal: listening.signal })

  document.head.append(styles)
  place()
  return end
}
