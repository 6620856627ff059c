import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from '../files'
import { attribute, type Element, elementsOf, textOf } from './html'

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

/**
 * Checks that every page, asset and `#anchor` that the pages of an export refer to on `origins` exists. Does not read links in
 * `own` files, which may be anything. Returns the number of references. Throws an error with one line for each broken reference.
 */
export function checkExport(out: string, origins: readonly string[], own: readonly string[] = []): number {
  const [home = 'http://localhost'] = origins
  const files = new Set(filesOf(out))
  const names = [...files].filter((file) => file.endsWith('.html'))
  const pages = new Map(names.map((file) => [file, elementsOf(readFileSync(path.join(out, file), 'utf8'))]))
  const ids = new Map(
    [...pages].map(([file, all]) => [file, new Set(all.map((one) => attribute(one, 'id')))]),
  )
  const problems: string[] = []
  let followed = 0

  for (const [page, elements] of pages) {
    if (own.includes(page)) continue
    const base = new URL(page, home)
    for (const link of new Set(elements.flatMap(urlsIn))) {
      const url = new URL(link, base)
      if (!origins.includes(url.origin)) continue
      followed += 1
      const name = decodeURIComponent(url.pathname).slice(1)
      const target = [name, `${name || 'index'}.html`].find((file) => files.has(file))
      // #top is built into browsers: it scrolls to the top of any page.
      const anchor = url.hash !== '#top' && decodeURIComponent(url.hash.slice(1))
      if (!target) problems.push(`${page} links to ${link}, which does not exist`)
      else if (anchor && !ids.get(target)?.has(anchor))
        problems.push(`${page} links to ${link}, but ${target} has no such anchor`)
    }
  }
  if (problems.length > 0) throw new Error(`Broken links in the export:\n- ${problems.join('\n- ')}`)
  return followed
}
