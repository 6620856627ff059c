import { languages, locales } from '../i18n/locales'
import { editUrl } from '../repository'
import { h } from './h'
import type { IndexedMessage, SourceLine, WordIndex } from './word-index'

/** A label of the panel by its key. */
export type Label = (key: string) => string

/** The file and the line, as a link into the editor of the repository's host if its URL is known. */
function lineLink({ file, line }: SourceLine, { source }: WordIndex, label: Label): HTMLElement {
  const place = `${file}:${line}`
  if ('missing' in source) return h('span', { class: 'edit-location' }, place)
  const href = editUrl(source.repository, source.branch, file, line)
  const newTab = h('span', { class: 'edit-spoken' }, ` (${label('common.newTab')})`)
  return h('a', { class: 'edit-location', href, target: '_blank', rel: 'noopener' }, place, newTab)
}

/** A message in every language, with the line of each, and with the lines of its figures. */
export function messageCard({ key, texts }: IndexedMessage, index: WordIndex, label: Label): HTMLElement {
  const items = locales.flatMap((locale) => {
    const own = texts[locale]
    if (!own) return []
    const name = h('abbr', { title: languages[locale].localName }, languages[locale].code)
    const text = h('p', { lang: languages[locale].hrefLang }, own.text)
    return h('li', {}, name, text, lineLink(own, index, label))
  })
  const names = Object.values(texts).flatMap(({ text }) =>
    Array.from(text.matchAll(/\{(\w+)/g), ([, name]) => name),
  )
  const figures = Object.entries(index.figures)
    .filter(([name]) => names.includes(name))
    .map(([name, line]) => h('li', {}, h('code', {}, `{${name}}`), ' ', lineLink(line, index, label)))
  return h(
    'article',
    {},
    h('h3', {}, h('code', {}, key)),
    h('ul', { class: 'edit-languages' }, ...items),
    ...(figures.length > 0 ? [h('h4', {}, label('ribbon.edit.values')), h('ul', {}, ...figures)] : []),
  )
}
