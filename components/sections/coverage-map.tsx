import { getTranslations } from 'next-intl/server'
import { type CitySlug, cityOf, citySlugs } from '@/lib/content/cities'
import { freePoint, kmFrom, spread } from '@/lib/content/map-projection'
import { lozengePath } from '../ui/lozenge-path'

const size = 360
const mark = 11
/** About half the width of a place name, px: a letter is about 6.6 px wide, 8 px with the reader's own letter spacing. */
const halfName = (name: string) => name.length * 4.2 + 4
const middle = { x: size / 2, y: size / 2 }
const fromMiddle = ({ x, y }: typeof middle) => Math.hypot(x - middle.x, y - middle.y)
/** A map names only the nearest of our other places, because more names would overlap. */
const maxNeighbours = 6
/** The map cuts off the outer ring, so its ground is that of the map. */
const fills = { 30: 'fill-none', 20: 'fill-surface-alt/30', 10: 'fill-surface-alt/70' } as const

/** A small map: the place in the middle, its communes as numbered marks, rings at 10, 20 and 30 km. */
export async function CoverageMap({ slug, label }: { slug: CitySlug; label: string }) {
  const city = cityOf(slug)
  const places = await getTranslations('places')
  const distances = city.towns.map((town) => kmFrom(city, town))
  const reach = Math.max(...distances.map(({ east, south }) => Math.max(Math.abs(east), Math.abs(south))))
  const scale = (size / 2 - 2 * mark) / reach
  const toPoint = ({ east, south }: { east: number; south: number }) => ({
    x: middle.x + east * scale,
    y: middle.y + south * scale,
  })
  const points = distances.map(toPoint)
  // The place itself is spread too, so that no mark covers it.
  const [centre = middle, ...marks] = spread([middle, ...points], mark * 2 + 2)
  const neighbours = citySlugs
    .filter((other) => other !== slug)
    .map((other) => ({ name: places(`${other}.name`), ...toPoint(kmFrom(city, cityOf(other))) }))
    .filter(({ x, y }) => x > 40 && x < size - 40 && y > 20 && y < size - 20)
    .sort((a, b) => fromMiddle(a) - fromMiddle(b))
    .slice(0, maxNeighbours)
  return (
    <figure className="forced-color-adjust-none w-full self-start max-lg:max-w-[30rem] max-lg:justify-self-center rounded-md border border-rule bg-card p-3">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        role="img"
        aria-label={label}
        className="block w-full bg-surface-alt/30"
      >
        {([30, 20, 10] as const).map((km) => (
          <g key={km}>
            <circle
              cx={middle.x}
              cy={middle.y}
              r={km * scale}
              className={`stroke-rule ${fills[km]}`}
              strokeDasharray="3 5"
            />
            {km * scale < size / 2 ? (
              <text
                {...freePoint(middle, km * scale - 18, [...marks, ...neighbours])}
                dominantBaseline="central"
                textAnchor="middle"
                className="fill-muted font-sans text-[11px]"
              >
                {`${km}\u00a0km`}
              </text>
            ) : null}
          </g>
        ))}
        {neighbours.map(({ name, x, y }) => (
          <g key={name}>
            <path d={lozengePath(x, y, 6)} className="fill-link" />
            <text
              x={Math.min(Math.max(x, halfName(name)), size - halfName(name))}
              y={y - 14}
              textAnchor="middle"
              className="fill-link stroke-[3px] stroke-card font-display text-[12px] [paint-order:stroke]"
            >
              {name}
            </text>
          </g>
        ))}
        {marks.map(({ x, y }, index) => (
          <g key={city.towns[index]?.name} transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}>
            <line
              x1={((points[index]?.x ?? x) - x).toFixed(1)}
              y1={((points[index]?.y ?? y) - y).toFixed(1)}
              className="stroke-primary"
            />
            <circle r={mark} className="fill-primary stroke-card" strokeWidth="2" />
            <text y="4" textAnchor="middle" className="fill-on-primary font-sans font-semibold text-[12px]">
              {index + 1}
            </text>
          </g>
        ))}
        <path d={lozengePath(centre.x, centre.y, 11)} className="fill-accent stroke-card" strokeWidth="2" />
        <path d={lozengePath(centre.x, centre.y, 5)} className="fill-highlight" />
        <path d="M338 46V20m-5 8 5-9 5 9" className="fill-none stroke-muted" strokeWidth="1.5" />
        <text x="338" y="60" textAnchor="middle" className="fill-muted font-sans text-[12px]">
          N
        </text>
      </svg>
    </figure>
  )
}
