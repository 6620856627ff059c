import { getTranslations } from 'next-intl/server'
import type { CitySlug } from '@/lib/content/cities'
import { coverageMap } from '@/lib/content/coverage-map'
import { lozengePath } from '../ui/lozenge-path'

/** The map cuts off the outer ring, so its ground is that of the map. */
const fills = { 30: 'fill-none', 20: 'fill-surface-alt/30', 10: 'fill-surface-alt/70' } as const

/**
 * A small map: the place in the middle, its communes where they are, rings at 10, 20 and 30 km. At a lake, the caption says
 * that water and roads are sketched.
 */
export async function CoverageMap({ slug }: { slug: CitySlug }) {
  const t = await getTranslations()
  const map = coverageMap(slug, (other) => t(`cities.${other}.name`))
  return (
    <figure className="w-full self-start max-lg:max-w-[30rem] max-lg:justify-self-center">
      <div role="img" aria-label={t('coverage.mapLabel', { the: t(`cities.${slug}.the`) })}>
        <svg
          viewBox="0 0 360 360"
          // The name of its frame says what it shows: its texts are no text of the page.
          aria-hidden="true"
          textAnchor="middle"
          className="forced-color-adjust-none block w-full rounded-md border-12 border-card bg-surface-alt/30 font-sans text-[13px] shadow-card"
        >
          {([30, 20, 10] as const).map((km) => (
            <circle
              key={km}
              cx="180"
              cy="180"
              r={(km / 10) * map.tenKm}
              className={`stroke-rule ${fills[km]}`}
              strokeDasharray="3 5"
            />
          ))}
          {map.roads.map((road) => (
            <polyline key={road} points={road} className="fill-none stroke-edge" strokeWidth="1.5" />
          ))}
          <polyline points={map.river} className="fill-none stroke-link" strokeWidth="2" />
          <polygon
            points={map.lake}
            className="fill-link stroke-link"
            strokeWidth="4"
            strokeLinejoin="round"
          />
          {map.dots.map(({ name, x, y }) => (
            <circle key={name} cx={x} cy={y} r="4.5" className="fill-primary stroke-card" />
          ))}
          {map.neighbours.map(({ name, x, y }) => (
            <path key={name} d={lozengePath(x, y, 6)} className="fill-link stroke-card" />
          ))}
          {map.lake ? null : (
            <path d={lozengePath(180, 180, 9)} className="fill-accent stroke-card" strokeWidth="2" />
          )}
          <g dominantBaseline="central" className="stroke-[3px] stroke-surface [paint-order:stroke]">
            {(
              [
                [map.rings, 'fill-muted text-[12px]'],
                [map.villages, 'fill-foreground'],
                [map.names, 'fill-link font-display font-semibold'],
              ] as const
            ).map(([labels, look]) =>
              labels.map(({ name, anchorX, y, anchor }) => (
                <text key={name} x={anchorX} y={y} textAnchor={anchor} className={look}>
                  {name}
                </text>
              )),
            )}
          </g>
          <path d="M338 46V20m-5 8 5-9 5 9" className="fill-none stroke-muted" strokeWidth="1.5" />
          <text x="338" y="60" className="fill-muted">
            N
          </text>
        </svg>
      </div>
      {map.lake ? (
        <figcaption className="mt-2 text-muted text-small">{t('coverage.sketch')}</figcaption>
      ) : null}
    </figure>
  )
}
