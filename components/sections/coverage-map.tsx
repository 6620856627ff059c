import { getTranslations } from 'next-intl/server'
import type { CitySlug } from '@/lib/content/cities'
import { coverageMap, type Mark } from '@/lib/content/coverage-map'
import { lozengePath } from '../ui/lozenge-path'

/** What a map that is narrower than this leaves out, px: its names would touch. */
const wideEnough: Record<number, string> = {
  320: 'hidden @min-[320px]:block',
  440: 'hidden @min-[440px]:block',
}

const percent = (share: number) => `${+(share * 100).toFixed(1)}%`
const pointsOf = (path: readonly { x: number; y: number }[]) =>
  path.map(({ x, y }) => `${Math.round(x * 360)},${Math.round(y * 360)}`).join(' ')

/** A closed line through the middle of each side, rounded at its points, as a shore is. */
function shoreOf(path: readonly { x: number; y: number }[]): string {
  const points = path.map(({ x, y }) => [Math.round(x * 3600) / 10, Math.round(y * 3600) / 10] as const)
  const middles = points.map(([x, y], index) => {
    const [nextX = x, nextY = y] = points[(index + 1) % points.length] ?? []
    return `${((x + nextX) / 2).toFixed(1)} ${((y + nextY) / 2).toFixed(1)}`
  })
  const curves = points.map(([x, y], index) => `Q${x} ${y} ${middles[index]}`)
  return `M${middles.at(-1)}${curves.join('')}Z`
}

/**
 * A small map: the place in the middle, villages where they are, each with its name, and the circle in which we work. At a lake,
 * the caption says that water and roads are sketched. Its names keep their size, so a narrow map has fewer.
 */
export async function CoverageMap({ slug }: { slug: CitySlug }) {
  const t = await getTranslations()
  const map = coverageMap(slug, (other) => t(`cities.${other}.name`))
  const isLake = map.lake.length > 0
  return (
    <figure className="w-full self-start max-lg:max-w-[30rem] max-lg:justify-self-center">
      <div
        role="img"
        aria-label={t('coverage.mapLabel', { the: t(`cities.${slug}.the`) })}
        className="@container forced-color-adjust-none rounded-md border-12 border-card bg-surface-alt/30 shadow-card"
      >
        {/* The name of its frame says what it shows: its texts are no text of the page. */}
        <svg aria-hidden="true" className="block aspect-square w-full font-sans text-[14px]">
          <svg aria-hidden="true" viewBox="0 0 360 360" width="100%" height="100%">
            {map.rings.toReversed().map(({ km, radius }, index) => (
              <circle
                key={km}
                cx="180"
                cy="180"
                r={radius * 360}
                className={index === 0 ? 'fill-surface-alt/60 stroke-accent' : 'fill-none stroke-edge/60'}
                strokeDasharray={index === 0 ? undefined : '3 5'}
              />
            ))}
            {map.roads.map((road) => (
              <polyline
                key={pointsOf(road)}
                points={pointsOf(road)}
                className="fill-none stroke-edge"
                strokeWidth="1.5"
              />
            ))}
            <polyline points={pointsOf(map.river)} className="fill-none stroke-link" strokeWidth="2" />
            {isLake ? (
              <path
                d={shoreOf(map.lake)}
                className="fill-link stroke-link"
                strokeWidth="3"
                strokeLinejoin="round"
              />
            ) : null}
          </svg>
          {map.places.map(({ name, x, y, mark, from }) => (
            <PlaceMark
              key={name}
              mark={mark}
              x={percent(x)}
              y={percent(y)}
              className={wideEnough[from] ?? ''}
            />
          ))}
          <g dominantBaseline="central" className="stroke-[3px] stroke-surface [paint-order:stroke]">
            {map.distances.map(({ name, x, y }) => (
              <text key={name} x={percent(x)} y={percent(y)} textAnchor="middle" className="fill-muted">
                {name}
              </text>
            ))}
            {map.places.map(({ name, x, y, dx, dy, anchor, mark, from }) => {
              const [first, second] = name.split('\n')
              return (
                <text
                  key={name}
                  x={percent(x)}
                  y={percent(y)}
                  dx={dx}
                  // Two lines have their middle where one has it.
                  dy={second ? dy - 8 : dy}
                  textAnchor={anchor}
                  className={`${wideEnough[from] ?? ''} ${mark === 'village' ? 'fill-foreground' : 'fill-link font-display font-semibold'}`}
                >
                  {first}
                  {second ? (
                    <tspan x={percent(x)} dx={dx} dy="16">
                      {second}
                    </tspan>
                  ) : null}
                </text>
              )
            })}
          </g>
          <svg aria-hidden="true" x="100%" className="overflow-visible">
            <path d="M-18 46V20m-5 8 5-9 5 9" className="fill-none stroke-muted" strokeWidth="1.5" />
            <text x="-18" y="60" textAnchor="middle" className="fill-muted">
              N
            </text>
          </svg>
        </svg>
      </div>
      {isLake ? <figcaption className="mt-2 text-muted text-small">{t('coverage.sketch')}</figcaption> : null}
    </figure>
  )
}

type PlaceMarkProps = { mark: Mark; x: string; y: string; className: string }

/** Half the width of a lozenge, and its look. */
const lozenges = { town: [9, 'fill-accent'], area: [6, 'fill-link'] } as const

/** A dot for a village, a lozenge for a town or another area of ours. A lake is drawn, not marked. */
function PlaceMark({ mark, x, y, className }: PlaceMarkProps) {
  if (mark === 'village')
    return <circle cx={x} cy={y} r="4.5" className={`fill-primary stroke-card ${className}`} />
  if (mark !== 'town' && mark !== 'area') return null
  const [halfWidth, fill] = lozenges[mark]
  return (
    <svg aria-hidden="true" x={x} y={y} className={`overflow-visible ${className}`}>
      <path d={lozengePath(0, 0, halfWidth)} className={`stroke-card ${fill}`} />
    </svg>
  )
}
