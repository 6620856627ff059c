import { readFileSync } from 'node:fs'
import { vercelStegaSplit } from '@vercel/stega'
import { publicPages } from '@/lib/content/pages'
import { filesOf, findExport } from '@/scripts/export/files'
import { ownFilesOf } from '@/scripts/export/own-files'
import { normaliseSpaces } from '../normalise-spaces'

/** The tests of this folder read `out/`, or what `EXPORT_FOLDER` names. */
export const exportFolder = findExport()

const own = ownFilesOf()

/** The files that the build has written, without those of `public/`, which may be anything. */
export const builtFiles = filesOf(exportFolder).filter((file) => !own.includes(file))

/** The raw HTML of a public address. */
export function rawPage(address: string): string {
  return readFileSync(`${exportFolder}${address === '/' ? '/index' : address}.html`, 'utf8')
}

const parsed = new Map<string, Document>()

/**
 * The page without scripts and templates, because data in them repeats the copy and would let assertions about visible
 * text pass falsely, and in a preview without the keys of "Edit the words". Tests must not change the returned document.
 */
export function readerPage(address: string): Document {
  const known = parsed.get(address)
  if (known) return known
  const html = vercelStegaSplit(rawPage(address)).cleaned.replace(
    /<(script|template)\b[^>]*>[\s\S]*?<\/\1>/g,
    '',
  )
  const page = new DOMParser().parseFromString(html, 'text/html')
  parsed.set(address, page)
  return page
}

/** The elements of a page that match, in document order. */
export const queryAll = (address: string, selector: string) => [
  ...readerPage(address).querySelectorAll(selector),
]

/** Text on one line, with any white space as one plain space. */
export const plainText = (text: string | null | undefined) => normaliseSpaces(text).trim()

/** The visible text of part of a page, with spaces between its cells and lines. */
export function visibleText(part: Node | null | undefined): string {
  if (!part?.hasChildNodes()) return plainText(part?.textContent)
  return plainText(Array.from(part.childNodes, visibleText).join(' '))
}

/** Every public address with its language and page, for `describe.each` and `test.each`. */
export const exportedPages = publicPages.map(({ public: address, page, locale }) => ({
  address,
  page,
  locale,
}))
