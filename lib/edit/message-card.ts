import { languages, locales } from '../i18n/locales'
import { editUrl } from '../repository'
import { createElement } from './create-element'
import type { Found } from './find-words'
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
  if ('missing' in source) return createElement('span', { class: 'edit-location' }, place)
  const href = editUrl(source.repository, source.branch, file, line)
  const newTab = createElement('span', { class: 'edit-spoken' }, ` (${labels.newTab})`)
  return createElement(
    'a',
    { class: 'edit-location', href, target: '_blank', rel: 'noopener' },
    place,
    newTab,
  )
}

/** Where a value comes from. */
function originOf(origin: Origin, index: WordIndex): (Node | string)[] {
  if ('setting' in origin) return [`${index.labels.setting} `, createElement('code', {}, origin.setting)]
  if ('key' in origin) {
    const message = index.messages.find(({ key }) => key === origin.key)
    const own = message?.locations[index.locale]
    return [createElement('code', {}, origin.key), ' ', ...(own ? [locationLink(own, index)] : [])]
  }
  return [createElement('code', {}, origin.name), ' ', locationLink(origin, index)]
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
      return createElement(
        'li',
        {},
        createElement('code', {}, `{${argument.name}}`),
        ` ${text || own}`,
        ...source,
      )
    })
  })
  return items.length > 0
    ? [createElement('h4', {}, index.labels.values), createElement('ul', {}, ...items)]
    : []
}

function languageList({ locations }: IndexedMessage, index: WordIndex): HTMLElement {
  const items = locales.map((locale) =>
    createElement(
      'li',
      {},
      createElement('abbr', { title: languages[locale].localName }, languages[locale].code),
      createElement('p', { lang: languages[locale].hrefLang }, locations[locale].text),
      locationLink(locations[locale], index),
    ),
  )
  return createElement('ul', { class: 'edit-languages' }, ...items)
}

/** A card for what was found: a message in every language with its values, or a text with its origin. */
export function card(found: Found, index: WordIndex): HTMLElement {
  if ('text' in found) {
    const { text, origin } = found.text
    return createElement(
      'article',
      {},
      createElement('h3', {}, text),
      createElement('p', {}, ...originOf(origin, index)),
    )
  }
  const { message, values } = found
  return createElement(
    'article',
    {},
    createElement('h3', {}, createElement('code', {}, message.key)),
    languageList(message, index),
    ...valueList(message, values, index),
  )
}
