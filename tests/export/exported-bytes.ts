import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { exportFolder, rawPage } from './exported-page'

const packed = new Map<string, number>()

/** Bytes on the wire, with brotli at its highest level, as on a CDN. Fonts are already compressed. */
export function wireSize(file: string): number {
  const known = packed.get(file)
  if (known !== undefined) return known
  const bytes = readFileSync(`${exportFolder}${file}`)
  const size = file.endsWith('.woff2') ? bytes.length : brotliCompressSync(bytes).length
  packed.set(file, size)
  return size
}

const unique = (matches: Iterable<RegExpMatchArray>) => [
  ...new Set(Array.from(matches, ([, file]) => `${file}`)),
]

/**
 * The files that a page requests by itself, from its raw HTML. `islands` are requested when a form comes near the viewport.
 * Lazy pictures are not among `images`.
 */
export function firstFiles(address: string) {
  const html = rawPage(address)
  const images = html.match(/<img\b[^>]*>/g)?.filter((tag) => !tag.includes('loading="lazy"')) ?? []
  return {
    html: `${address === '/' ? '/index' : address}.html`,
    scripts: unique(html.matchAll(/<script[^>]*\bsrc="([^"]+)"/g)),
    islands: html.match(/\bdata-islands="([^"]+)"/)?.[1]?.split(' ') ?? [],
    fonts: unique(html.matchAll(/url\(([^)]+\.woff2)\)/g)),
    images: unique(images.join('').matchAll(/\bsrc="([^"]+)"/g)),
  }
}
