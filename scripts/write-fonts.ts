import { writeFileSync } from 'node:fs'
import { createFontStack, type FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import times from '@capsizecss/metrics/timesNewRoman'
import { fromFile } from '@capsizecss/unpack/fs'
import { fontFile, fontNames } from './font-file'

type Fallback = {
  /** Names under which systems install the font; all of them have the same widths. */
  local: readonly string[]
  metrics: FontMetrics
}

/** The system fonts of computers and phones, shown until ours have loaded, by name in app/globals.css. */
const fallbacks: Record<'figtree' | 'fraunces', Record<string, Fallback>> = {
  figtree: {
    'Fallback Arial': { local: ['Arial', 'Helvetica', 'Liberation Sans'], metrics: arial },
    'Fallback Roboto': { local: ['Roboto', 'Roboto Regular'], metrics: roboto },
  },
  fraunces: {
    'Fallback Georgia': { local: ['Georgia'], metrics: georgia },
    'Fallback Noto': { local: ['Noto Serif', 'Noto Serif Regular'], metrics: notoSerif },
    'Fallback Times': { local: ['Times New Roman', 'Times', 'Liberation Serif'], metrics: times },
  },
}

async function fontFace(font: string, name: string, { local, metrics }: Fallback): Promise<string> {
  const ours = await fromFile(`lib/media/fonts/${font}.woff2`)
  const { fontFaces } = createFontStack([ours, metrics], { fontFaceFormat: 'styleObject' })
  const { sizeAdjust, ascentOverride, descentOverride } = fontFaces[0]?.['@font-face'] ?? {}
  return `@font-face {
  font-family: "${name}";
  src: ${local.map((installed) => `local("${installed}")`).join(', ')};
  size-adjust: ${sizeAdjust};
  ascent-override: ${ascentOverride};
  descent-override: ${descentOverride};
}
`
}

/**
 * The style sheet of the fallback fonts: each system font scaled to the average width of ours, with our ascent and descent,
 * so that text takes the same space before and after our fonts have loaded.
 */
async function fallbackFonts(): Promise<string> {
  const faces = Object.entries(fallbacks).flatMap(([font, systems]) =>
    Object.entries(systems).map(([name, fallback]) => fontFace(font, name, fallback)),
  )
  return `/* Written by \`npm run fonts\` (scripts/write-fonts.ts). */\n${(await Promise.all(faces)).join('\n')}`
}

/**
 * `npm run fonts`: writes lib/media/fonts/*.woff2 with our characters and weights only, and app/fallback-fonts.css from their
 * metrics. Run it after a change of the characters or of a font package. The results are committed: a build does not run it.
 */
for (const name of fontNames) {
  const font = await fontFile(name)
  writeFileSync(`lib/media/fonts/${name}.woff2`, font)
  console.log(`lib/media/fonts/${name}.woff2: ${font.length} bytes`)
}
writeFileSync('app/fallback-fonts.css', await fallbackFonts())
console.log('app/fallback-fonts.css')
