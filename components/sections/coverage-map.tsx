import { getTranslations } from 'next-intl/server'
import type { CitySlug } from '@/lib/content/cities'
import { coverageMap } from '@/lib/content/coverage-map'
import { lozengePath } from '../ui/lozenge-path'

/** The map cuts off the outer ring, so its ground is that of the map. */
const fills = { 30: 'fill-none', 20: 'fill-surface-alt/30', 10: 'fill-surface-alt/70' } as const

/** A small map: the place in the middle, its communes as numbered marks, rings at 10, 20 and 30 km. */
export async function CoverageMap({ slug, label }: { slug: CitySlug; label: string }) {
  const t = await getTranslations('cities')
  const { tenKm, rings, neighbours, communes } = coverageMap(slug, (other) => t(`${other}.name`))
  return (
    <figure className="forced-color-adjust-none w-full self-start max-lg:max-w-[30rem] max-lg:justify-self-center rounded-md border border-rule bg-card p-3">
      <svg
        viewBox="0 0 360 360"
        role="img"
        aria-label={label}
        textAnchor="middle"
        className="block w-full bg-surface-alt/30 font-sans text-[12px]"
      >
        {([30, 20, 10] as const).map((km) => (
          <circle
            key={km}
            cx="180"
            cy="180"
            r={(km / 10) * tenKm}
            className={`stroke-rule ${fills[km]}`}
            strokeDasharray="3 5"
          />
        ))}
        {rings.map(({ km, x, y }) => (
          <text key={km} x={x} y={y} dominantBaseline="central" className="fill-muted text-[11px]">
            {`${km}\u00a0km`}
          </text>
        ))}
        {neighbours.map(({ slug: other, name, x, y, label: at }) => (
          <g key={other} className="fill-link">
            <path d={lozengePath(x, y, 6)} />
            <text
              {...at}
              dominantBaseline="central"
              className="stroke-[3px] stroke-card font-display [paint-order:stroke]"
            >
              {name}
            </text>
          </g>
        ))}
        {communes.map(({ name, x, y }, index) => (
          <g key={name}>
            <circle cx={x} cy={y} r="11" className="fill-primary stroke-card" strokeWidth="2" />
            <text x={x} y={y + 4} className="fill-on-primary font-semibold">
              {index + 1}
            </text>
          </g>
        ))}
        <path d={lozengePath(180, 180, 11)} className="fill-accent stroke-card" strokeWidth="2" />
        <path d={lozengePath(180, 180, 5)} className="fill-highlight" />
        <path d="M338 46V20m-5 8 5-9 5 9" className="fill-none stroke-muted" strokeWidth="1.5" />
        <text x="338" y="60" className="fill-muted">
          N
        </text>
      </svg>
    </figure>
  )
}
