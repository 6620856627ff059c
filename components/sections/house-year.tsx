import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import type { Season } from '@/lib/content/cities'
import pennant from '../art/blocks/year-key.svg'
import { YearStrip } from './year-strip'

/** Noon UTC, so that the month is the same in every European time zone. */
const firstOf = (month: number) => new Date(Date.UTC(2026, month - 1, 1, 12))

/** A year of a house as a landscape of twelve months: the seasons of its area, and the weeks that its owner keeps. */
export async function HouseYear({ season }: { season: Season }) {
  const t = await getTranslations('houseYear')
  const format = await getFormatter()
  const nameOf = (month = 1, style: 'long' | 'short' = 'long') =>
    format.dateTime(firstOf(month), { month: style })
  const inWords = (all: readonly number[]) =>
    all.length > 2
      ? t('range', { from: nameOf(all[0]), to: nameOf(all.at(-1)) })
      : format.list(all.map((month) => nameOf(month)))
  const legend: [mark: ReactNode, text: string][] = [
    [
      <Mark key="high" className="h-2 border-primary bg-highlight" />,
      t('high', { months: inWords(season.high) }),
    ],
    [<Mark key="mid" className="h-4 border-rule bg-icon/45" />, t('mid')],
    [
      <Mark key="quiet" className="h-4 border-rule bg-surface-alt" />,
      t('quiet', { months: inWords(season.quiet) }),
    ],
    [<OwnWeeks key="own" />, t('own')],
  ]
  return (
    <figure className="mt-6 md:mt-14">
      <YearStrip season={season} nameOf={(month) => nameOf(month, 'short')} />
      <figcaption>
        <ul role="list" className="mt-4 grid gap-x-6 gap-y-2 text-small sm:flex sm:flex-wrap">
          {legend.map(([mark, text]) => (
            <li key={text} className="flex items-center gap-3">
              {mark}
              {text}
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  )
}

const Mark = ({ className }: { className: string }) => (
  <span
    aria-hidden="true"
    className={`w-6 shrink-0 border forced-color-adjust-none [print-color-adjust:exact] ${className}`}
  />
)

/** The pennant; on paper, which has no pictures, the bar below it. */
const OwnWeeks = () => (
  <>
    {/* biome-ignore lint/performance/noImgElement: a drawing of our own, which needs no resizing */}
    <img src={pennant.src} width={26} height={39} alt="" loading="lazy" className="h-7 w-6 shrink-0" />
    <span
      aria-hidden="true"
      className="hidden h-1.5 w-6 shrink-0 bg-primary [print-color-adjust:exact] print:block"
    />
  </>
)
