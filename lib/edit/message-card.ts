import { languages, locales } from '../i18n/locales'
import { editUrl } from '../repository'
import type { Found } from './find-words'
import { h } from './h'
import {
  type IndexedMessage,
  type KnownValue,
  type Origin,
  onOneLine,
  type SourceLocation,
  type WordIndex,
} from './word-index'

/** The file and the line, as a link into the editor of the repository's host if its address is known. */
function locationLink({ file, line }: SourceLocation, { source, labels }: WordIndex): HTMLElement {
  const place = `${file}:${line}`
  if ('missing' in source) return h('span', { class: 'edit-location' }, place)
  const href = editUrl(source.repository, source.branch, file, line)
  const newTab = h('span', { class: 'edit-spoken' }, ` (${labels.newTab})`)
  return h('a', { class: 'edit-location', href, target: '_blank', rel: 'noopener' }, place, newTab)
}

/** Where a value comes from. */
function originOf(origin: Origin, index: WordIndex): (Node | string)[] {
  if ('setting' in origin) return [`${index.labels.setting} `, h('code', {}, origin.setting)]
  if ('key' in origin) {
    const message = index.messages.find(({ key }) => key === origin.key)
    const own = message?.locations[index.locale]
    return [h('code', {}, origin.key), ' ', ...(own ? [locationLink(own, index)] : [])]
  }
  return [h('code', {}, origin.name), ' ', locationLink(origin, index)]
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
      return h('li', {}, h('code', {}, `{${argument.name}}`), ` ${text || own}`, ...source)
    })
  })
  return items.length > 0 ? [h('h4', {}, index.labels.values), h('ul', {}, ...items)] : []
}

function languageList({ locations }: IndexedMessage, index: WordIndex): HTMLElement {
  const items = locales.map((locale) =>
    h(
      'li',
      {},
      h('abbr', { title: languages[locale].localName }, languages[locale].code),
      h('p', { lang: languages[locale].hrefLang }, locations[locale].text),
      locationLink(locations[locale], index),
    ),
  )
  return h('ul', { class: 'edit-languages' }, ...items)
}

/** A card for what was found: a message in every language with its values, or a text with its origin. */
export function card(found: Found, index: WordIndex): HTMLElement {
  if ('text' in found) {
    const { text, origin } = found.text
    return h('article', {}, h('h3', {}, text), h('p', {}, ...originOf(origin, index)))
  }
  const { message, values } = found
  return h(
    'article',
    {},
    h('h3', {}, h('code', {}, message.key)),
    languageList(message, index),
    ...valueList(message, values, index),
  )
}
