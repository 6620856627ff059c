import { getFormatter, getTranslations } from 'next-intl/server'
import type { Season } from '@/lib/content/cities'
import { lozengePath } from '../ui/lozenge-path'
import { Swatch } from '../ui/swatch'

const months = Array.from({ length: 12 }, (_, index) => index + 1)

/** Noon UTC, so that the month is the same in every European time zone. */
const firstOf = (month: number) => new Date(Date.UTC(2026, month - 1, 1, 12))

/** The drawing is 720 wide and 56 high, so a month is 60 wide. */
const fills = { high: 'fill-highlight', mid: 'fill-icon/45', quiet: 'fill-surface-alt' } as const

/** The weeks that the owner of the example keeps, two in August and one at Christmas: left edge and width. */
const ownWeeks = [
  [420, 30],
  [702, 15],
] as const

/** A year of a house as a strip of twelve months: the seasons of its area, and the weeks that its owner keeps. */
export async function HouseYear({ season }: { season: Season }) {
  const t = await getTranslations('houseYear')
  const format = await getFormatter()
  const kindOf = (month: number) =>
    (['high', 'quiet'] as const).find((kind) => season[kind].includes(month)) ?? 'mid'
  const name = (month = 1) => format.dateTime(firstOf(month), { month: 'long' })
  const inWords = (all: readonly number[]) =>
    all.length > 2 ? t('range', { from: name(all[0]), to: name(all.at(-1)) }) : format.list(all.map(name))
  const legend: [colour: string, text: string][] = [
    ['bg-highlight', t('high', { months: inWords(season.high) })],
    ['bg-surface-alt', t('quiet', { months: inWords(season.quiet) })],
    ['bg-primary', t('own')],
    ['bg-icon/45', t('mid')],
  ]
  return (
    <figure className="mt-8 sm:mt-10">
      <div className="forced-color-adjust-none">
        <svg aria-hidden="true" viewBox="0 0 720 56" className="block w-full">
          {months.map((month, index) => (
            <path key={month} d={`M${index * 60 + 1} 0h58v56h-58z`} className={fills[kindOf(month)]} />
          ))}
          {ownWeeks.map(([left, width]) => (
            <g key={left}>
              <path d={`M${left} 0h${width}v56h-${width}z`} className="fill-primary" />
              <path d={lozengePath(left + width / 2, 28, width / 2 - 3)} className="fill-highlight" />
            </g>
          ))}
        </svg>
        <div aria-hidden="true" className="grid grid-cols-12 pt-1 text-center text-muted text-small">
          {months.map((month) => (
            <span key={month}>{format.dateTime(firstOf(month), { month: 'narrow' })}</span>
          ))}
        </div>
      </div>
      <figcaption>
        <ul role="list" className="mt-4 grid gap-2 text-small">
          {legend.map(([colour, text]) => (
            <li key={colour} className="flex items-baseline gap-3">
              <Swatch className={colour} />
              {text}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}
