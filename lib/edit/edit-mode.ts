import { h } from './h'
import { createPanel } from './panel'
import { control, focusable, makeFocusable, outline, sentenceAt, tools } from './sentences'
import { editStyles } from './styles'
import type { WordIndex } from './word-index'

/** The text directly in an element. */
const ownText = ({ childNodes }: Element) =>
  Array.from(childNodes, (node) => (node instanceof Text ? node.data : ''))
    .join('')
    .trim()

/**
 * Starts "Edit the words" on this page: the sentence under the pointer, the finger or the focus is outlined, and pressing
 * it shows where it is in the repository. The page's own controls do nothing during that. Returns a function that ends
 * the mode; Escape and the panel's button end it too. `onEnd` is called in each case.
 */
export function startEditing(index: WordIndex, onEnd: () => void): () => void {
  const listening = new AbortController()
  const restoreFocusability = makeFocusable()
  const styles = h('style', {}, editStyles)
  let pressed: Element | null = null
  let isReplaying = false

  const panel = createPanel(index, { stop: end, back })
  /** Moves the panel into an open dialog or menu: everything outside a dialog is inert, and a menu covers the page. */
  const movePanel = () => {
    const home = [...document.querySelectorAll('dialog[open], :popover-open')].at(-1) ?? document.body
    if (panel.element.parentElement !== home) home.append(panel.element)
  }

  function end() {
    listening.abort()
    outline(null)
    restoreFocusability()
    panel.element.remove()
    styles.remove()
    onEnd()
  }

  function back() {
    panel.element.dataset.state = 'closed'
    if (pressed instanceof HTMLElement || pressed instanceof SVGElement) pressed.focus()
  }

  /** Returns a function that presses the control as if the mode were off, undefined for links to other pages. */
  function replayOf(target: Element): (() => void) | undefined {
    const element = target.closest<HTMLElement>(control)
    if (!element || (element instanceof HTMLAnchorElement && !element.getAttribute('href')?.startsWith('#')))
      return
    return () => {
      isReplaying = true
      element.click()
      isReplaying = false
      back()
    }
  }

  function show(target: Element) {
    const sentence = sentenceAt(target)
    const { element, numbers } = sentence ?? { element: target, numbers: [] }
    outline(sentence)
    pressed = target.closest(focusable) ?? element.closest(focusable)
    movePanel()
    const { left, width } = element.getBoundingClientRect()
    panel.element.dataset.side = left + width / 2 > innerWidth / 2 ? 'left' : 'right'
    const messages = numbers.flatMap((number) => index.messages[number] ?? [])
    panel.show(messages, ownText(target), replayOf(target))
    const [own, its] = [element.getBoundingClientRect(), panel.element.getBoundingClientRect()]
    const isCovered = own.bottom > its.top && own.right > its.left && own.left < its.right
    if (sentence && isCovered) element.scrollIntoView({ block: 'nearest' })
  }

  const options = { capture: true, signal: listening.signal }
  /** Handles events on the page, but not those on the ribbon or the panel. */
  const onPage = (types: readonly string[], handle: (target: Element, event: Event) => void) => {
    const listener = (event: Event) => {
      const { target } = event
      if (!isReplaying && target instanceof Element && !target.closest(tools)) handle(target, event)
    }
    for (const type of types) window.addEventListener(type, listener, options)
  }
  /** Hides an event from the page. */
  const suppress = (event: Event) => {
    event.preventDefault()
    event.stopImmediatePropagation()
  }
  const suppressAndShow = (target: Element, event: Event) => {
    suppress(event)
    show(target)
  }

  // A dialog or a menu that closes would hide the panel in it.
  for (const type of ['focusin', 'close', 'toggle']) window.addEventListener(type, movePanel, options)
  onPage(['pointerover', 'focusin'], (target) => outline(sentenceAt(target)))
  // A press neither moves the focus nor opens a list of options.
  onPage(['mousedown', 'auxclick', 'submit'], (_target, event) => suppress(event))
  onPage(['click'], suppressAndShow)
  // A disabled button gets no click.
  onPage(['pointerup'], (target) => target.closest(':disabled') && show(target))
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    suppress(event)
    end()
  }
  window.addEventListener('keydown', onKey, options)
  onPage(['keydown'], (target, event) => {
    if (event instanceof KeyboardEvent && event.key === 'Enter') suppressAndShow(target, event)
  })

  document.head.append(styles)
  movePanel()
  return end
}
