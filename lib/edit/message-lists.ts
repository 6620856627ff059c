import { h } from './h'
import type { Label } from './message-card'
import { tools } from './sentences'
import type { IndexedMessage, WordIndex } from './word-index'

/** Creates a list item with a button that shows a message. */
type CreateItem = (message: IndexedMessage, kind?: string) => HTMLElement

/** The search shows at most this many results; the count above them includes all. */
const maxResults = 20

/** Normalises a text for the search: drops case and accents, and makes every space an ordinary one. */
const plain = (text: string) =>
  text.replace(/\s+/g, ' ').trim().normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * A field that searches every message by its key and by its text in any language, and a function that searches a text. It
 * needs two characters.
 */
export function createSearch({ messages }: WordIndex, label: Label, createItem: CreateItem) {
  const contents = messages.map(({ key, texts }) =>
    plain([key, ...Object.values(texts).map(({ text }) => text)].join('\n')),
  )
  const field = h('input', { type: 'search', id: 'edit-search', autocomplete: 'off' })
  const count = h('p', { role: 'status' })
  const list = h('ul')
  function search() {
    const wanted = plain(field.value)
    const isSearch = wanted.length > 1
    const results = isSearch ? messages.filter((_message, number) => contents[number]?.includes(wanted)) : []
    count.textContent = isSearch ? `${label('ribbon.edit.found')} ${results.length}` : ''
    list.replaceChildren(...results.slice(0, maxResults).map((message) => createItem(message)))
  }
  field.addEventListener('input', search)
  return {
    elements: [h('label', { for: field.id }, label('ribbon.edit.search')), field, count, list],
    search(text: string) {
      field.value = text
      search()
    },
  }
}

/** A disclosure with the texts that belong to the page but are not visible on it, such as its title, each once. */
export function unseenPart({ messages }: WordIndex, label: Label, createItem: CreateItem): HTMLElement {
  const elements = [...document.querySelectorAll<HTMLElement>('[data-edit-unseen]')]
  const unseen = elements
    .filter((element) => !element.closest(tools))
    .flatMap(({ dataset }) => dataset.editUnseen?.split(' ') ?? [])
  const items = [...new Set(unseen)].flatMap((each) => {
    const [kind = '', number] = each.split(':')
    const message = messages[Number(number)]
    return message ? createItem(message, label(`ribbon.edit.${kind}`)) : []
  })
  return h('details', {}, h('summary', {}, label('ribbon.edit.unseen')), h('ul', {}, ...items))
}
