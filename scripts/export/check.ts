import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf } from './place'
import { referencesOf } from './references'

/** The address of a page's file: `/` for `index.html`, `/nl/prijzen` for `nl/prijzen.html`. */
const addressOf = (file: string) => (file === 'index.html' ? '/' : `/${file.replace(/\.html$/, '')}`)

/** Percent-encoding undone where it can be; a malformed address names no file anyway. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The file that answers a path; undefined when there is none. */
function fileAt(pathname: string, files: ReadonlySet<string>): string | undefined {
  const name = decoded(pathname).slice(1)
  return [name, name === '' ? 'index.html' : `${name}.html`].find((file) => files.has(file))
}

/**
 * Whether everything the pages of an export refer to on `origins` is there: pages, assets and `#anchors`.
 * Gives the number of references it followed. Throws with a line per reference that leads nowhere.
 */
export function checkExport(out: string, origins: readonly string[]): number {
  const [home = 'http://localhost'] = origins
  const files = new Set(filesOf(out))
  const names = [...files].filter((file) => file.endsWith('.html'))
  const pages = new Map(names.map((file) => [file, referencesOf(readFileSync(path.join(out, file), 'utf8'))]))
  const problems: string[] = []
  let followed = 0

  for (const [page, { addresses }] of pages) {
    for (const address of addresses) {
      const base = new URL(addressOf(page), home)
      const url = URL.canParse(address, base) ? new URL(address, base) : null
      if (url && !origins.includes(url.origin)) continue
      followed += 1
      const target = url && fileAt(url.pathname, files)
      // Browsers know #top by themselves: it is the beginning of any page.
      const anchor = url && url.hash !== '#top' && decoded(url.hash.slice(1))
      if (!target) problems.push(`${page}: ${address} leads to no file`)
      else if (anchor && !pages.get(target)?.anchors.has(anchor))
        problems.push(`${page}: ${address} names an anchor that ${target} does not have`)
    }
  }
  if (problems.length > 0) throw new Error(`Links of the export lead nowhere:\n- ${problems.join('\n- ')}`)
  return followed
}
