import type { Season } from '@/lib/content/cities'
import year from '../art/blocks/year.svg'
import pennant from '../art/blocks/year-key.svg'
import { Artwork } from '../ui/artwork'

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

const cells = {
  high: 'bg-highlight font-semibold',
  mid: 'bg-icon/45',
  quiet: 'bg-surface-alt text-muted',
} as const

type YearStripProps = { season: Season; nameOf: (month: number) => string }

/** The drawn months with their names, a rule over high season, and a pennant on each of the owner's weeks. */
export function YearStrip({ season, nameOf }: YearStripProps) {
  const kindOf = (month: number) =>
    (['high', 'quiet'] as const).find((kind) => season[kind].includes(month)) ?? 'mid'
  return (
    <div
      aria-hidden="true"
      className="grid gap-y-3 overflow-hidden rounded-sm bg-card forced-color-adjust-none sm:grid-cols-2"
    >
      {halves.map((half, index) => (
        <div key={half[0]}>
          {/* Paper has no pictures. */}
          <div className="relative print:h-1.5">
            <Artwork
              image={year}
              className={`aspect-[360/140] w-full ${index ? 'object-right' : 'object-left'}`}
            />
            <HighSeason
              months={half.flatMap((month, number) => (season.high.includes(month) ? number : []))}
            />
            {index ? ownWeeks.map((weeks) => <OwnWeeks key={weeks[0]} weeks={weeks} />) : null}
          </div>
          <div className="grid grid-cols-6 gap-px pt-px text-center text-foreground text-small leading-7">
            {half.map((month) => (
              <span key={month} className={`[print-color-adjust:exact] ${cells[kindOf(month)]}`}>
                {nameOf(month)}
              </span>
            ))}
          </div>
        </div>
      ))}
    </div>
  )
}

/** A rule over the months of high season, by their numbers in the half. */
function HighSeason({ months: [first, ...others] }: { months: readonly number[] }) {
  if (first === undefined) return null
  return (
    <span
      className="absolute top-[5.7%] h-[5%] border border-primary bg-highlight print:hidden"
      style={{ left: at(first + 0.05), width: at(others.length + 0.9) }}
    />
  )
}

function OwnWeeks({ weeks: [start, length] }: { weeks: readonly [number, number] }) {
  return (
    <>
      <span
        className="absolute bottom-0 h-[3.9%] bg-primary [print-color-adjust:exact] print:h-full"
        style={{ left: at(start), width: at(length) }}
      />
      {/* biome-ignore lint/performance/noImgElement: a drawing of our own, which needs no resizing */}
      <img
        src={pennant.src}
        width={26}
        height={39}
        alt=""
        loading="lazy"
        className="absolute top-[68.5%] h-auto w-[7.2%]"
        style={{ left: at(start - 0.08) }}
      />
    </>
  )
}
