import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { characters } from './fonts/characters'
import { fallbackFonts } from './fonts/fallback-fonts'

/** What typesetting needs: kerning, ligatures, accents, and tabular figures. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

/** Headings and large figures have one weight; text goes from regular to bold. */
const fonts = [
  { name: 'fraunces', variationAxes: { wght: 560 } },
  { name: 'figtree', variationAxes: { wght: { min: 400, max: 700 } } },
]

/**
 * `npm run fonts`: writes lib/fonts/*.woff2 with our characters and weights only, and app/fallback-fonts.css from their
 * metrics. Run it after a change of the characters or of a font package. The results are committed: a build does not run it.
 */
for (const { name, variationAxes } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const
  const font = await subsetFont(readFileSync(source), characters, options)
  writeFileSync(`lib/fonts/${name}.woff2`, font)
  console.log(`lib/fonts/${name}.woff2: ${font.length} bytes`)
}
writeFileSync('app/fallback-fonts.css', await fallbackFonts())
console.log('app/fallback-fonts.css')
