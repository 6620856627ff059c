import { languages, locales } from '../i18n/locales'
import { editUrl } from '../repository'
import type { Found } from './find-words'
import { make } from './make'
import {
  type IndexedMessage,
  type KnownValue,
  type Origin,
  onOneLine,
  type Place,
  type WordIndex,
} from './word-index'

/** The file and the line, as a link into the editor of the repository's host if its address is known. */
function placeLink({ file, line }: Place, { source, labels }: WordIndex): HTMLElement {
  const place = `${file}:${line}`
  if ('missing' in source) return make('span', { class: 'edit-place' }, place)
  const href = editUrl(source.repository, source.branch, file, line)
  const newTab = make('span', { class: 'edit-spoken' }, ` (${labels.newTab})`)
  return make('a', { class: 'edit-place', href, target: '_blank', rel: 'noopener' }, place, newTab)
}

/** Where a value comes from. */
function originOf(origin: Origin, index: WordIndex): (Node | string)[] {
  if ('setting' in origin) return [`${index.labels.setting} `, make('code', {}, origin.setting)]
  if ('key' in origin) {
    const message = index.messages.find(({ key }) => key === origin.key)
    const own = message?.places[index.locale]
    return [make('code', {}, origin.key), ' ', ...(own ? [placeLink(own, index)] : [])]
  }
  return [make('code', {}, origin.name), ' ', placeLink(origin, index)]
}

/** The value that the page prints, or every value that an argument may have if that is not known. */
function valuesOf({ values }: IndexedMessage['args'][number], printed: string): Partial<KnownValue>[] {
  const same = values.filter(({ text }) => onOneLine(text) === printed)
  if (same.length > 0) return same
  return values.length > 0 ? values : [{ text: printed }]
}

function valueList(
  { args }: IndexedMessage,
  printed: Record<string, string>,
  index: WordIndex,
): HTMLElement[] {
  const names = [...new Map(args.map((argument) => [argument.name, argument])).values()]
  const items = names.flatMap((argument) => {
    const own = printed[argument.name] ?? ''
    return valuesOf(argument, own).map(({ text, origin }) => {
      const source = origin ? [' · ', ...originOf(origin, index)] : []
      return make('li', {}, make('code', {}, `{${argument.name}}`), ` ${text || own}`, ...source)
    })
  })
  return items.length > 0 ? [make('h4', {}, index.labels.values), make('ul', {}, ...items)] : []
}

function languageList({ places }: IndexedMessage, index: WordIndex): HTMLElement {
  const items = locales.map((locale) =>
    make(
      'li',
      {},
      make('abbr', { title: languages[locale].localName }, languages[locale].code),
      make('p', { lang: languages[locale].hrefLang }, places[locale].text),
      placeLink(places[locale], index),
    ),
  )
  return make('ul', { class: 'edit-languages' }, ...items)
}

/** A card for what was found: a message in every language with its values, or a text with its origin. */
export function card(found: Found, index: WordIndex): HTMLElement {
  if ('text' in found) {
    const { text, origin } = found.text
    return make('article', {}, make('h3', {}, text), make('p', {}, ...originOf(origin, index)))
  }
  const { message, values } = found
  return make(
    'article',
    {},
    make('h3', {}, make('code', {}, message.key)),
    languageList(message, index),
    ...valueList(message, values, index),
  )
}
