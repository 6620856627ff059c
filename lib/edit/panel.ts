import { defaultLocale, isLocale } from '../i18n/locales'
import { h } from './h'
import { messageCard } from './message-card'
import { createSearch, unseenPart } from './message-lists'
import type { IndexedMessage, WordIndex } from './word-index'

type Actions = {
  /** Ends the mode. */
  stop: () => void
  /** Returns to the page: the panel shrinks to its heading. */
  back: () => void
}

function button(label: string, press: () => void): HTMLButtonElement {
  const element = h('button', { type: 'button' }, label)
  element.addEventListener('click', press)
  return element
}

/** The panel of "Edit the words": the messages of the pressed sentence, a search, and texts that are not visible. */
export function createPanel(index: WordIndex, { stop, back }: Actions) {
  const { lang } = document.documentElement
  const locale = isLocale(lang) ? lang : defaultLocale
  const label = (key: string) => index.messages.find((each) => each.key === key)?.texts[locale]?.text ?? ''
  const heading = h('h2', { tabindex: '-1' }, label('ribbon.edit.start'))
  const hint = h('p', {}, label('ribbon.edit.hint'))
  const result = h('div', { class: 'edit-result' }, hint)

  /**
   * Shows the messages of a text. A text that appeared after an action has no known messages: the panel searches it.
   * `press` presses its control as a visitor would; without it there is no button.
   */
  function show(messages: readonly IndexedMessage[], text = '', press?: () => void) {
    element.dataset.state = 'open'
    const cards = messages.map((message) => messageCard(message, index, label))
    const control = press ? [button(label('ribbon.edit.press'), press)] : []
    result.replaceChildren(...(cards.length > 0 ? cards : [hint]), ...control)
    if (cards.length === 0) search(text)
    body.scrollTop = 0
    heading.focus({ preventScroll: true })
  }
  const createItem = (message: IndexedMessage, kind = message.key) =>
    h(
      'li',
      {},
      button(`${kind}: ${message.texts[locale]?.text ?? ''}`, () => show([message])),
    )

  const { elements, search } = createSearch(index, label, createItem)
  const { source } = index
  const missing =
    'missing' in source ? [h('p', {}, `${label('ribbon.edit.missing')} `, h('code', {}, source.missing))] : []
  const body = h(
    'div',
    { class: 'edit-body' },
    result,
    ...missing,
    ...elements,
    unseenPart(index, label, createItem),
  )
  const header = h(
    'header',
    {},
    heading,
    button(label('ribbon.edit.back'), back),
    button(label('ribbon.edit.stop'), stop),
  )
  const element = h(
    'section',
    {
      'data-part': 'edit-links',
      'data-state': 'open',
      'aria-label': label('ribbon.edit.start'),
      class: 'no-print',
    },
    header,
    body,
  )
  return { element, show }
}
