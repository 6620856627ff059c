import type { Finder, Found } from './find-words'
import { h } from './h'
import { unseenWords } from './unseen-words'
import { onOneLine, type WordIndex } from './word-index'

type Show = (found: readonly Found[]) => void

/** A button of the panel. */
export function button(label: string, press: () => void): HTMLButtonElement {
  const element = h('button', { type: 'button' }, label)
  element.addEventListener('click', press)
  return element
}

const choice = (label: string, press: () => void) => h('li', {}, button(label, press))

/** The list shows at most this many results; the count above it includes all. */
const maxResults = 20

/** Normalises a text for the search: drops case and accents, and makes every space an ordinary one. */
const plain = (text: string) => onOneLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * A field that searches every message by its key and by its text in any language, also those that no page shows now. At
 * least two characters are needed.
 */
export function searchPart({ messages, labels, locale }: WordIndex, show: Show): HTMLElement[] {
  const texts = messages.map(({ key, locations }) =>
    plain([key, ...Object.values(locations).map(({ text }) => text)].join('\n')),
  )
  const field = h('input', { type: 'search', id: 'edit-search', autocomplete: 'off' })
  const count = h('p', { role: 'status' })
  const list = h('ul')
  field.addEventListener('input', () => {
    const wanted = plain(field.value)
    const isSearch = wanted.length > 1
    const results = isSearch ? messages.filter((_message, index) => texts[index]?.includes(wanted)) : []
    count.textContent = isSearch ? `${labels.found} ${results.length}` : ''
    const items = results
      .slice(0, maxResults)
      .map((message) =>
        choice(`${message.key}: ${message.locations[locale].text}`, () => show([{ message, values: {} }])),
      )
    list.replaceChildren(...items)
  })
  return [h('label', { for: field.id }, labels.search), field, count, list]
}

/** A disclosure with the texts that belong to the page but are not visible on it, listed each time it is opened. */
export function unseenPart({ labels }: WordIndex, finder: Finder, show: Show): HTMLElement {
  const list = h('ul')
  const part = h('details', {}, h('summary', {}, labels.unseen), list)
  part.addEventListener('toggle', () => {
    const items = unseenWords(finder).map(({ kind, text, found }) =>
      choice(`${labels[kind]}: ${text}`, () => show(found)),
    )
    list.replaceChildren(...items)
  })
  return part
}
