import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { exportFolder, rawPage } from './exported-page'

const packed = new Map<string, number>()

/** Bytes on the wire: brotli at its best level, as CDNs keep it; fonts are compressed already. */
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

/** Scripts that only old browsers fetch. */
const forOldBrowsers = /<script[^>]*\bnomodule\b[^>]*>/gi

/**
 * The files that a page asks for by itself, from its raw HTML. `scripts` are all that it names, in the payload for
 * React as well: those are fetched as soon as React reads it. Pictures with `loading="lazy"` are not among `images`.
 */
export function firstFiles(address: string) {
  const html = rawPage(address).replace(forOldBrowsers, '')
  const images = html.match(/<img\b[^>]*>/g)?.filter((tag) => !tag.includes('loading="lazy"')) ?? []
  return {
    html: `${address === '/' ? '/index' : address}.html`,
    scripts: unique(html.matchAll(/(\/_next\/static\/chunks\/[\w~.-]+\.js)/g)),
    fonts: unique(html.matchAll(/<link[^>]*href="([^"]+\.woff2)"[^>]*as="font"/g)),
    images: unique(images.join('').matchAll(/\bsrc="([^"]+)"/g)),
    styles: unique(html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)),
  }
}
