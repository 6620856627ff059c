import { readFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { fontCharacters } from './font-characters'

/** What typesetting needs: kerning, ligatures, accents, and tabular figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

/** Headings and large figures have one weight; text goes from regular to bold. */
const weights = { fraunces: 560, figtree: { min: 400, max: 700 } } as const

export const fontNames = ['fraunces', 'figtree'] as const

/** The woff2 file of a font with our characters and weights only. */
export function fontFile(name: keyof typeof weights): Promise<Buffer> {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const options = { targetFormat: 'woff2', variationAxes: { wght: weights[name] }, keepFeatures } as const
  return subsetFont(readFileSync(source), fontCharacters, options)
}
