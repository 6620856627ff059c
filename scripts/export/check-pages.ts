import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from './files'
import { attribute, type Element, elementsOf, textOf } from './html'
import type { PageSource, Step } from './page-source'

/** Metadata for social networks whose values are URLs of the site. */
const socialUrls = ['og:url', 'og:image', 'og:image:secure_url', 'twitter:image']

const candidates = (srcset = '') => srcset.split(',').flatMap((part) => part.trim().split(/\s+/, 1))

const inStyle = (css = '') => [...css.matchAll(/url\(\s*(['"]?)(.*?)\1\s*\)/g)].map(([, , url]) => url)

/** Every URL that an element links to or loads, as written. */
function urlsIn(element: Element): string[] {
  const value = (name: string) => attribute(element, name)
  const isSocial = socialUrls.includes(value('property') ?? value('name') ?? '')
  return [
    ...['href', 'src', 'poster', 'data'].map(value),
    ...(isSocial ? [value('content')] : []),
    ...candidates(value('srcset')),
    ...candidates(value('imagesrcset')),
    ...inStyle(value('style')),
    ...(element.tagName === 'style' ? inStyle(textOf(element)) : []),
  ].filter((url) => url !== undefined && url !== '') as string[]
}

/** The class names in the selectors of a style sheet. */
const classesIn = (css: string) =>
  Array.from(css.matchAll(/\.((?:\\[\da-f]{1,6} ?|\\.|[\w\u0080-\uffff-])+)/gi), ([, name = '']) =>
    name
      .replace(/\\([\da-f]{1,6}) ?/gi, (_, code) => String.fromCodePoint(Number.parseInt(code, 16)))
      .replace(/\\(.)/g, '$1'),
  )

/** Classes without a rule of their own: those of Tailwind, such as `group/disclosure`, and that of buttons (components/ui/button.ts). */
const marks = /^(?:(?:group|peer)(?:\/[\w-]+)?|button)$/

/** Checks that a page has a rule for each of its classes. Throws if it has not. */
export const checkStyle: Step = ({ elements }) => {
  const styled = new Set(
    elements.filter(({ tagName }) => tagName === 'style').flatMap((style) => classesIn(textOf(style))),
  )
  const used = elements.flatMap((element) => attribute(element, 'class')?.split(/\s+/) ?? [])
  const missing = new Set(used.filter((name) => name && !styled.has(name) && !marks.test(name)))
  if (missing.size > 0)
    throw new Error(
      `The style lacks ${missing.size} of the classes, such as ${[...missing][0]}: write its rule, or remove it. If most are missing, a .gitignore of a folder above hides the sources from Tailwind.`,
    )
}

const idsOf = (elements: readonly Element[]) => new Set(elements.map((one) => attribute(one, 'id')))

/**
 * Checks that every page, asset and `#anchor` that the pages of an export refer to on `origins` exists. Returns the number of
 * references. Throws an error with one line for each broken reference.
 */
export function checkLinks(out: string, pages: readonly PageSource[], origins: readonly string[]): number {
  const [home = 'http://localhost'] = origins
  const files = new Set(filesOf(out))
  const ids = new Map(pages.map(({ files: [file], elements }) => [file, idsOf(elements)]))
  /** The views of a drawing are anchors too. */
  const addDrawing = (file: string) =>
    ids.set(file, idsOf(elementsOf(readFileSync(path.join(out, file), 'utf8'))))
  const problems: string[] = []
  let followed = 0

  for (const {
    files: [page = ''],
    elements,
  } of pages) {
    const base = new URL(page, home)
    for (const link of new Set(elements.flatMap(urlsIn))) {
      const url = new URL(link, base)
      if (!origins.includes(url.origin)) continue
      followed += 1
      const name = decodeURIComponent(url.pathname).slice(1)
      const target = [name, `${name || 'index'}.html`].find((file) => files.has(file))
      // #top is built into browsers: it scrolls to the top of any page.
      const anchor = url.hash !== '#top' && decodeURIComponent(url.hash.slice(1))
      if (target?.endsWith('.svg') && !ids.has(target)) addDrawing(target)
      if (!target) problems.push(`${page} links to ${link}, which does not exist`)
      else if (anchor && !ids.get(target)?.has(anchor))
        problems.push(`${page} links to ${link}, but ${target} has no such anchor`)
    }
  }
  if (problems.length > 0) throw new Error(`Broken links in the export:\n- ${problems.join('\n- ')}`)
  return followed
}
