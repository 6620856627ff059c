import { createFontStack, type FontMetrics } from '@capsizecss/core'
import arial from '@capsizecss/metrics/arial'
import georgia from '@capsizecss/metrics/georgia'
import notoSerif from '@capsizecss/metrics/notoSerif'
import roboto from '@capsizecss/metrics/roboto'
import times from '@capsizecss/metrics/timesNewRoman'
import { fromFile } from '@capsizecss/unpack/fs'

type Fallback = {
  /** Names under which systems install the font; all of them have the same widths. */
  local: readonly string[]
  metrics: FontMetrics | string
}

/** The system fonts shown until ours have loaded, by name in app/globals.css. Metrics of DejaVu come from its files. */
const fallbacks: Record<'figtree' | 'fraunces', Record<string, Fallback>> = {
  figtree: {
    'Fallback Arial': { local: ['Arial', 'Helvetica', 'Liberation Sans'], metrics: arial },
    'Fallback Roboto': { local: ['Roboto', 'Roboto Regular'], metrics: roboto },
    'Fallback DejaVu Sans': { local: ['DejaVu Sans'], metrics: 'DejaVuSans' },
  },
  fraunces: {
    'Fallback Georgia': { local: ['Georgia'], metrics: georgia },
    'Fallback Noto': { local: ['Noto Serif', 'Noto Serif Regular'], metrics: notoSerif },
    'Fallback Times': { local: ['Times New Roman', 'Times', 'Liberation Serif'], metrics: times },
    'Fallback DejaVu Serif': { local: ['DejaVu Serif'], metrics: 'DejaVuSerif' },
  },
}

const dejaVu = (name: string) => fromFile(`node_modules/dejavu-fonts-ttf/ttf/${name}.ttf`)

async function fontFace(font: string, name: string, { local, metrics }: Fallback): Promise<string> {
  const ours = await fromFile(`lib/fonts/${font}.woff2`)
  const system = typeof metrics === 'string' ? await dejaVu(metrics) : metrics
  const { fontFaces } = createFontStack([ours, system], { fontFaceFormat: 'styleObject' })
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
export async function fallbackFonts(): Promise<string> {
  const faces = Object.entries(fallbacks).flatMap(([font, systems]) =>
    Object.entries(systems).map(([name, fallback]) => fontFace(font, name, fallback)),
  )
  return `/* Written by \`npm run fonts\` (scripts/fonts/fallback-fonts.ts). */\n${(await Promise.all(faces)).join('\n')}`
}
