import { readFileSync } from 'node:fs'
import { figures } from '@/lib/business/figures'
import { plans } from '@/lib/content/plans'
import { loadMessages } from '@/lib/i18n/messages'

test.each(plans)('every feature of the plan $key is shown once', ({ key, answers }) => {
  const shown = answers.flatMap(([, features]): readonly string[] => features)
  const { features } = loadMessages('fr').pricing.plans[key]
  expect(shown.toSorted()).toEqual(Object.keys(features).toSorted())
})

/** The tiles of a roof: 40 in a row, 20 rows. */
const row = 40
const rows = 20

/** The outline of as many tiles at the right end of a roof, column by column from below, in units of a tile. */
function outlineOf(tiles: number): string {
  const left = row - Math.floor(tiles / rows)
  const rest = tiles % rows
  return rest === 0 ? `M${row} 0v${rows}H${left}V0z` : `M${row} 0v${rows}H${left - 1}v-${rest}H${left}V0z`
}

test.each(
  plans.flatMap(({ key, commission }) =>
    ['prices-wide', 'prices-phone'].map((drawing) => ({ key, commission, drawing })),
  ),
)('in $drawing, the golden tiles of the roof of $key are its $commission', ({ key, commission, drawing }) => {
  const file = `components/art/posters/${drawing}.svg`
  const outline = outlineOf(Math.round((row * rows * figures[commission].value) / 100))
  const fix = `Fix: in ${file}, <clipPath id="${key}"><path d="${outline}"/></clipPath>`
  const shown = new RegExp(`<clipPath id="${key}"><path d="([^"]+)"/>`).exec(readFileSync(file, 'utf8'))?.[1]
  expect({ fix, shown }).toEqual({ fix, shown: outline })
})
