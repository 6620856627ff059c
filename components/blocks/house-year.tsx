import { getFormatter, getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { areNeighbours, type Season } from '@/lib/content/cities'
import { Pennants } from './pennants'
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
    all.length > 2 && areNeighbours(all)
      ? t('range', { from: nameOf(all[0]), to: nameOf(all.at(-1)) })
      : format.list(all.map((month) => nameOf(month)))
  const legend: [mark: ReactNode, text: string][] = [
    [<Mark key="high" className="bg-highlight" />, t('high', { months: inWords(season.high) })],
    [<Mark key="mid" className="bg-on-primary" />, t('mid')],
    [<Mark key="quiet" className="bg-on-primary/45" />, t('quiet', { months: inWords(season.quiet) })],
    [<Pennants key="own" className="-my-1 h-8 w-auto shrink-0" />, t('own')],
  ]
  return (
    <figure>
      <YearStrip season={season} nameOf={(month) => nameOf(month, 'short')} />
      <figcaption className="wrap pb-5">
        <ul
          role="list"
          className="grid gap-x-8 gap-y-2 border-on-primary/25 border-t pt-4 text-small sm:flex sm:flex-wrap"
        >
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
    className={`lozenge mx-1.5 h-4 w-3 shrink-0 forced-color-adjust-none [print-color-adjust:exact] ${className}`}
  />
)
