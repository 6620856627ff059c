import { readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { characters } from './fonts/characters'

/** What typesetting needs: kerning, ligatures, accents, and figures of one width in tables. */
const keepFeatures = ['kern', 'liga', 'calt', 'ccmp', 'locl', 'mark', 'mkmk', 'tnum', 'lnum']

/** Headings and large figures have one weight; text goes from regular to bold. */
const fonts = [
  { name: 'fraunces', variationAxes: { wght: 560 } },
  { name: 'figtree', variationAxes: { wght: { min: 400, max: 700 } } },
]

/**
 * Writes lib/fonts/*.woff2 from the packages' files: our characters, our weights. Run with `npm run fonts` after
 * a change of the characters or of a package; the results are kept in the repository, so that a build needs none of this.
 */
for (const { name, variationAxes } of fonts) {
  const source = `node_modules/@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`
  const options = { targetFormat: 'woff2', variationAxes, keepFeatures } as const
  subsetFont(readFileSync(source), characters, options).then((font) => {
    writeFileSync(`lib/fonts/${name}.woff2`, font)
    console.log(`lib/fonts/${name}.woff2: ${font.length} bytes`)
  })
}
