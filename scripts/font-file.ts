import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'

const ascii = String.fromCharCode(...Array(0x7f).keys()).slice(0x20)
const accented = 'àáâäæçèéêëìíîïñòóôöœùúûüÿ'
/** No-break, narrow no-break and thin space, no-break hyphen. */
const spaces = '\u00a0\u202f\u2009\u2011'
const marks = '«»‘’‚“”„–—…•·€°²³½©®™×−±§'
const copy = JSON.stringify(locales.map(loadMessages))

/** Common characters of western Europe, and every character of the messages. The site's fonts contain no others. */
export const characters = [ascii, accented, accented.toUpperCase(), spaces, marks, copy].join('')

/** What typesetting needs: kerning, ligatures, accents, and tabular figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

/** Headings and large figures have one weight; text goes from regular to bold. */
const weights = { fraunces: 560, figtree: { min: 400, max: 700 } } as const

export const fontNames = ['fraunces', 'figtree'] as const

/** The woff2 file of a font with our characters and weights only. */
export function fontFile(name: keyof typeof weights): Promise<Buffer> {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights[name] }, keepFeatures } as const
  return subsetFont(readFileSync(source), characters, options)
}
