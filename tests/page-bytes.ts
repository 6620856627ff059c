import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { findExport } from '@/scripts/export/files'

const packed = new Map<string, number>()

/** Bytes on the wire, with brotli at its highest level, as on a CDN. Fonts are already compressed. */
function wireSize(path: string): number {
  const known = packed.get(path)
  if (known !== undefined) return known
  const bytes = readFileSync(path)
  const size = path.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
  packed.set(path, size)
  return size
}

const unique = (matches: Iterable<RegExpMatchArray>) => [
  ...new Set(Array.from(matches, ([, file]) => `${file}`)),
]

/**
 * The files that a page of the export requests by itself, from its raw HTML. `islands` are requested when a form comes near the
 * viewport. Lazy pictures are not among `images`.
 */
export function firstFiles(address: string, out = findExport()) {
  const page = `${address === '/' ? '/index' : address}.html`
  const html = readFileSync(`${out}${page}`, 'utf8')
  const images = html.match(/<img\b[^>]*>/g)?.filter((tag) => !tag.includes('loading="lazy"')) ?? []
  return {
    html: [page],
    scripts: unique(html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)),
    islands: html.match(/\bdata-islands="([^"]+)"/)?.[1]?.split(' ') ?? [],
    fonts: unique(html.matchAll(/url\(([^)]+\.woff2)\)/g)),
    images: unique(images.join('').matchAll(/\bsrc="([^"#]+)/g)),
  }
}

/** The bytes on the wire of files of the export. */
export const bytesOf = (out: string, files: readonly string[]) =>
  files.reduce((sum, file) => sum + wireSize(`${out}${file}`), 0)

/** The bytes of a page as it opens, by resource; `page` is their sum. Those of `islands` come later. */
export function pageBytes(address: string, out = findExport()) {
  const { islands, ...first } = firstFiles(address, out)
  const of = (files: readonly string[]) => bytesOf(out, files)
  const opening = {
    html: of(first.html),
    scripts: of(first.scripts),
    fonts: of(first.fonts),
    images: of(first.images),
  }
  const page = Object.values(opening).reduce((sum, bytes) => sum + bytes, 0)
  return { ...opening, page, islands: of(islands) }
}
