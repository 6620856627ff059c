import { readFileSync } from 'node:fs'
import path from 'node:path'
import { create, type Font } from 'fontkitten'

const read = (name: string) =>
  readFileSync(
    path.join(process.cwd(), `node_modules/@fontsource/${name}/files/${name}-latin-600-normal.woff`),
  )

/** The fonts of share images. */
export const shareFonts = [
  { name: 'Fraunces', weight: 600, data: read('fraunces') },
  { name: 'Figtree', weight: 600, data: read('figtree') },
] as const

const signs = shareFonts.map(({ data }) => new Set((create(data) as Font).characterSet))
const isDrawn = (sign: string) => signs.every((known) => known.has(sign.codePointAt(0) ?? 0))

/** A text with the spaces and hyphens that the fonts have in place of others, and each accent with its letter. */
const usual = (text: string) =>
  text
    .normalize('NFC')
    .replace(/(?! )\p{Zs}/gu, '\u00a0')
    .replaceAll('\u2011', '-')

/**
 * The words of a text as a share image shows them. A sign that its fonts lack is left out, because the renderer would ask a third
 * party for its picture, and end the build without a network.
 */
export const drawnWords = (text: string): string[] =>
  [...usual(text)]
    .filter(isDrawn)
    .join('')
    .split(' ')
    .filter((word) => word.trim() !== '')

/** The visible signs of a text that share images leave out. */
export const undrawnSigns = (text: string): string[] => [
  ...new Set([...usual(text)].filter((sign) => !isDrawn(sign) && !/\p{DI}/u.test(sign))),
]
