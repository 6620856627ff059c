import type { Finder, Found } from './find-words'
import { make } from './make'
import { createSearch } from './search'
import { unseenWords } from './unseen-words'
import type { WordIndex } from './word-index'

type Show = (found: readonly Found[]) => void

/** A button of the panel. */
export function button(label: string, press: () => void): HTMLButtonElement {
  const element = make('button', { type: 'button' }, label)
  element.addEventListener('click', press)
  return element
}

/** More results than this are a reason to type another letter. */
const mostResults = 20

/** A field that searches every sentence of the site, also those that no page shows now. */
export function searchPart(index: WordIndex, show: Show): HTMLElement[] {
  const search = createSearch(index)
  const field = make('input', { type: 'search', id: 'edit-search', autocomplete: 'off' })
  const count = make('p', { role: 'status' })
  const list = make('ul')
  field.addEventListener('input', () => {
    const results = search(field.value)
    count.textContent = field.value.trim().length > 1 ? `${index.labels.found} ${results.length}` : ''
    const items = results.slice(0, mostResults).map((message) => {
      const label = `${message.key}: ${message.places[index.locale].text}`
      return make(
        'li',
        {},
        button(label, () => show([{ message, values: {} }])),
      )
    })
    list.replaceChildren(...items)
  })
  return [make('label', { for: field.id }, index.labels.search), field, count, list]
}

/** What belongs to the page and is not printed on it, listed when somebody opens the list. */
export function unseenPart({ labels }: WordIndex, finder: Finder, show: Show): HTMLElement {
  const list = make('ul')
  const part = make('details', {}, make('summary', {}, labels.unseen), list)
  part.addEventListener('toggle', () => {
    const items = unseenWords(finder).map(({ kind, text, found }) =>
      make(
        'li',
        {},
        button(`${labels[kind]}: ${text}`, () => show(found)),
      ),
    )
    list.replaceChildren(...items)
  })
  return part
}
