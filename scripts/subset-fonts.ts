import { writeFileSync } from 'node:fs'
import { fallbackFonts } from './fonts/fallback-fonts'
import { fontFile, fontNames } from './fonts/font-file'

/**
 * `npm run fonts`: writes lib/build/fonts/*.woff2 with our characters and weights only, and app/fallback-fonts.css from their
 * metrics. Run it after a change of the characters or of a font package. The results are committed: a build does not run it.
 */
for (const name of fontNames) {
  const font = await fontFile(name)
  writeFileSync(`lib/build/fonts/${name}.woff2`, font)
  console.log(`lib/build/fonts/${name}.woff2: ${font.length} bytes`)
}
writeFileSync('app/fallback-fonts.css', await fallbackFonts())
console.log('app/fallback-fonts.css')
