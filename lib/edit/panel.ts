import { button, searchPart, unseenPart } from './choices'
import type { Finder, Found } from './find-words'
import { h } from './h'
import { card } from './message-card'
import type { WordIndex } from './word-index'

type Actions = {
  /** Ends the mode. */
  stop: () => void
  /** Returns to the page: the panel shrinks to its heading. */
  back: () => void
}

/** The panel of "Edit the words": the messages of the pressed sentence, a search, and texts that are not visible. */
export function createPanel(index: WordIndex, finder: Finder, { stop, back }: Actions) {
  const { labels, source } = index
  const heading = h('h2', { tabindex: '-1' }, labels.start)
  const hint = h('p', {}, labels.hint)
  const result = h('div', { class: 'edit-result' }, hint)

  /** Shows what was found for a text. `press` presses its control as a visitor would; without it there is no button. */
  function show(found: readonly Found[], press?: () => void) {
    element.dataset.state = 'open'
    const control = press ? [button(labels.press, press)] : []
    const cards = found.map((each) => card(each, index))
    result.replaceChildren(...(cards.length > 0 ? cards : [hint]), ...control)
    body.scrollTop = 0
    heading.focus({ preventScroll: true })
  }

  const missing = 'missing' in source ? [h('p', {}, `${labels.missing} `, h('code', {}, source.missing))] : []
  const body = h(
    'div',
    { class: 'edit-body' },
    result,
    ...missing,
    ...searchPart(index, show),
    unseenPart(index, finder, show),
  )
  const element = h(
    'section',
    { 'data-part': 'edit-links', 'data-state': 'open', 'aria-label': labels.start, class: 'no-print' },
    h('header', {}, heading, button(labels.back, back), button(labels.stop, stop)),
    body,
  )
  return { element, show }
}
