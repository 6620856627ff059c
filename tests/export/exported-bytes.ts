import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { exportFolder, rawPage } from './exported-page'

const packed = new Map<string, number>()

/** Bytes of script on the wire before anybody has done anything (docs/performance.md). */
export const scriptBudget = 130_000

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

/** The code of a form, which is fetched when somebody is in it: the form's name and the links. */
export const forForms = /<template data-form="(\w+)">(.*?)<\/template>/g

/**
 * The files that a page asks for by itself, from its raw HTML. `scripts` are all that it names, in the payload for
 * React as well: those are fetched as soon as React reads it. Pictures with `loading="lazy"` are not among `images`.
 */
export function firstFiles(address: string) {
  const html = rawPage(address).replace(forOldBrowsers, '').replace(forForms, '')
  const images = html.match(/<img\b[^>]*>/g)?.filter((tag) => !tag.includes('loading="lazy"')) ?? []
  return {
    html: `${address === '/' ? '/index' : address}.html`,
    scripts: unique(html.matchAll(/(\/_next\/static\/chunks\/[\w~.-]+\.js)/g)),
    fonts: unique(html.matchAll(/<link[^>]*href="([^"]+\.woff2)"[^>]*as="font"/g)),
    images: unique(images.join('').matchAll(/\bsrc="([^"]+)"/g)),
    styles: unique(html.matchAll(/<link[^>]*rel="stylesheet"[^>]*href="([^"]+)"/g)),
  }
}

/** Every script of the export, as `[address, text]`. */
export const allScripts = () =>
  readdirSync(`${exportFolder}/_next/static/chunks`)
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/_next/static/chunks/${name}`)
    .map((file) => [file, readFileSync(`${exportFolder}${file}`, 'utf8')] as const)
