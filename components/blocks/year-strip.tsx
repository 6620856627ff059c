import type { Season } from '@/lib/content/cities'
import beach from '../art/blocks/year.svg'
import dam from '../art/blocks/year-panneciere.svg'
import { Artwork } from '../ui/artwork'
import { Pennants } from './pennants'

const drawings = { beach, dam }

/** The months of each half of the drawing; a phone has one below the other. */
const halves = [
  [1, 2, 3, 4, 5, 6],
  [7, 8, 9, 10, 11, 12],
] as const

/** A length in a half, where a month is a sixth. */
const at = (months: number) => `${(100 * months) / 6}%`

/** The weeks that the owner of the example keeps, two in August and one at Christmas: their start and length, months of the second half. */
const ownWeeks = [
  [1, 1 / 2],
  [5.6, 1 / 3],
] as const

const tones = {
  high: 'font-semibold text-highlight print:underline',
  mid: '',
  quiet: 'text-on-primary/70',
} as const

type YearStripProps = { season: Season; nameOf: (month: number) => string }

/** The drawn months above their names, and pennants over the owner's weeks. */
export function YearStrip({ season, nameOf }: YearStripProps) {
  const kindOf = (month: number) =>
    (['high', 'quiet'] as const).find((kind) => season[kind].includes(month)) ?? 'mid'
  return (
    <div aria-hidden="true" className="grid sm:grid-cols-2">
      {halves.map((half, index) => (
        <div key={half[0]}>
          <div className="no-print relative overflow-hidden">
            <Artwork
              image={drawings[season.shore]}
              className={`aspect-[360/140] w-full ${index ? 'object-right' : 'object-left'}`}
            />
            {index
              ? ownWeeks.map(([start, length]) => (
                  <Pennants
                    key={start}
                    className="absolute bottom-0 h-[43%] min-w-7 object-contain object-bottom"
                    style={{ left: at(start), width: at(length) }}
                  />
                ))
              : null}
          </div>
          <div className="grid grid-cols-6 py-2.5 text-center font-display sm:text-lead">
            {half.map((month) => (
              <span key={month} className={tones[kindOf(month)]}>
                {nameOf(month)}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}
