import { editorUrl, editUrl } from '@/lib/files/edit-url'
import { type Locale, languages, locales } from '@/lib/i18n/locales'
import type { MessageLines, SourceLine } from './message-lines.browser'

/** Creates an element. Strings become text nodes, never HTML. */
function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  element.append(...children)
  return element
}

/** The panel of "Edit the words": the messages of the pressed sentence, with a link to the line of each in each language. */
export function createPanel({ source, messages, figures }: MessageLines, locale: Locale, stop: () => void) {
  const label = (name: string) => messages[`ribbon.edit.${name}`]?.[locale]?.text ?? ''
  const link = (href: string, text: string) => h('a', { href, target: '_blank', rel: 'noopener' }, text)

  /** The file and the line, as a link if the repository is known. */
  function lineLink({ file, line }: SourceLine): HTMLElement {
    const place = `${file}:${line}`
    if ('missing' in source) return h('span', {}, place)
    return link(editUrl(source, file, line), place)
  }

  function card(key: string): HTMLElement {
    const texts = messages[key] ?? {}
    const items = locales.flatMap((each) => {
      const own = texts[each]
      return own ? [h('p', { lang: languages[each].hrefLang }, own.text), lineLink(own)] : []
    })
    const lines = Object.entries(figures)
      .filter(([name]) => new RegExp(`\\{${name}\\b`).test(texts[locale]?.text ?? ''))
      .map(([name, line]) => h('p', {}, `{${name}} `, lineLink(line)))
    return h('article', {}, h('h3', {}, key), ...items, ...lines)
  }

  /** What the panel always ends with: all languages at once, or the setting that links need. */
  function footer(): (Node | string)[] {
    if ('missing' in source) return [h('p', {}, label('missing'), ' ', h('code', {}, source.missing))]
    const editor = editorUrl(source)
    return editor ? [link(editor, label('editor'))] : []
  }

  const close = h('button', { type: 'button' }, label('stop'))
  close.addEventListener('click', stop)
  const heading = h('h2', { tabindex: '-1' }, label('start'))
  const result = h('div', {}, h('p', {}, label('hint')))
  const attributes = { 'data-part': 'edit-links', 'aria-label': label('start'), popover: 'manual' }
  const element = h('section', attributes, h('header', {}, heading, close), result, ...footer())

  /** Opens the panel over everything, also over a dialog, which makes what is outside it inert. */
  function open(place: Element) {
    place.append(element)
    element.hidePopover()
    element.showPopover()
  }

  function show(keys: readonly string[], place: Element) {
    const cards = keys.map(card)
    result.replaceChildren(...(cards.length > 0 ? cards : [h('p', {}, label('none'))]))
    open(place)
    element.scrollTop = 0
    heading.focus({ preventScroll: true })
  }

  return { element, open, show }
}

const panel = '[data-part="edit-links"]'

/** The rules of the mode. They come with its script: no style sheet of the site has them. */
export const editStyles = `
/* The end of the page can be scrolled above the panel. */
html { scroll-padding-bottom: 50svh }
body { padding-bottom: 50svh }
/* A card whose link covers it. */
a::after { pointer-events: none }
[data-edit-target] { outline: 3px solid var(--color-accent); outline-offset: 3px; cursor: pointer }
${panel} {
  inset: auto 0 0 auto; margin: 0; width: min(100%, 30rem); max-height: 50svh; padding: 1rem; overflow-y: auto;
  border: 1px solid var(--color-muted); background: var(--color-primary); color: var(--color-on-primary);
  font-size: var(--text-small); line-height: 1.5; overflow-wrap: anywhere
}
${panel} header { display: flex; justify-content: space-between; align-items: center; gap: 1rem }
${panel} :is(h2, h3) { color: var(--color-highlight); font: inherit; font-weight: 600 }
${panel} h2:focus-visible { outline: none }
${panel} h3 { margin-top: 1rem; color: inherit }
${panel} button { min-height: 2.75rem; padding: .25rem .5rem; border: 1px solid; border-radius: 3px; cursor: pointer }
${panel} a { display: inline-block; min-height: 1.5rem; text-decoration: underline }
${panel} :is(a, button):focus-visible { outline: 3px solid var(--color-highlight); outline-offset: 2px }
`
