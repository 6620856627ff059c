import type { City } from '@/lib/content/cities'
import { kmFrom, spread } from '@/lib/content/map-projection'

const size = 480
const mark = 12

/** A small drawn map: the place in the middle, its communes as numbered marks, rings at 10, 20 and 30 km. */
export function CoverageMap({ city, label }: { city: City; label: string }) {
  const distances = city.towns.map((town) => kmFrom(city, town))
  const reach = Math.max(...distances.map(({ east, south }) => Math.max(Math.abs(east), Math.abs(south))))
  const scale = (size / 2 - 2 * mark) / reach
  const middle = { x: size / 2, y: size / 2 }
  const points = distances.map(({ east, south }) => ({
    x: size / 2 + east * scale,
    y: size / 2 + south * scale,
  }))
  // The place itself takes part in the spreading, so that no mark covers it.
  const [centre = middle, ...marks] = spread([middle, ...points], mark * 2 + 3)
  return (
    <figure className="rounded-md border border-rule bg-paper p-3">
      <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="block w-full">
        {[30, 20, 10].map((km) => (
          <g key={km}>
            <circle
              cx={middle.x}
              cy={middle.y}
              r={km * scale}
              className={km === 10 ? 'fill-stone/70 stroke-rule' : 'fill-stone/30 stroke-rule'}
              strokeDasharray="3 5"
            />
            <text
              x={middle.x}
              y={middle.y - km * scale + 15}
              textAnchor="middle"
              className="fill-slate font-sans text-[11px]"
            >
              {`${km}\u00a0km`}
            </text>
          </g>
        ))}
        {marks.map(({ x, y }, index) => (
          <g key={city.towns[index]?.name}>
            <line
              x1={points[index]?.x}
              y1={points[index]?.y}
              x2={x}
              y2={y}
              className="stroke-forest"
              strokeWidth="1"
            />
            <circle cx={x} cy={y} r={mark} className="fill-forest stroke-paper" strokeWidth="2" />
            <text
              x={x}
              y={y + 4}
              textAnchor="middle"
              className="fill-limestone font-sans font-semibold text-[12px]"
            >
              {index + 1}
            </text>
          </g>
        ))}
        <path
          d={`M${centre.x} ${centre.y - 18}l13 18-13 18-13-18Z`}
          className="fill-wine stroke-paper"
          strokeWidth="2"
        />
        <path d={`M${centre.x} ${centre.y - 8}l6 8-6 8-6-8Z`} className="fill-mustard" />
      </svg>
    </figure>
  )
}
