import type { ThemeColours } from '@/lib/seo/theme-colours'

/** Pixels: a tile of the border; twelve of them are as high as the picture. */
const tile = { width: 36, height: 52.5 } as const

function path(x: number, y: number, share: number): string {
  const [dx, dy] = [(tile.width / 2) * share, (tile.height / 2) * share]
  return `M${x} ${y - dy}L${x + dx} ${y}L${x} ${y + dy}L${x - dx} ${y}Z`
}

/** The three glazes of one lozenge, around a point. */
function glazes(x: number, y: number, colours: ThemeColours) {
  return [
    { d: path(x, y, 0.96), fill: colours.mustard },
    { d: path(x, y, 0.62), fill: colours.wine },
    { d: path(x, y, 0.24), fill: colours.ink },
  ]
}

/** One lozenge, as on the roofs: the mark of the company. */
export function Lozenge({ width, colours }: { width: number; colours: ThemeColours }) {
  return (
    <svg aria-hidden="true" width={width} height={width * 1.5} viewBox={`0 0 ${tile.width} ${tile.height}`}>
      {glazes(tile.width / 2, tile.height / 2, colours).map((glaze) => (
        <path key={glaze.d} {...glaze} />
      ))}
    </svg>
  )
}

/** A course of lozenges from top to bottom, on the green of the roof. */
export function LozengeColumn({ height, colours }: { height: number; colours: ThemeColours }) {
  const count = Math.ceil(height / tile.height)
  const lozenges = Array.from({ length: count }, (_, row) =>
    glazes(tile.width / 2, (row + 0.5) * tile.height, colours),
  )
  return (
    <svg aria-hidden="true" width={tile.width} height={height} viewBox={`0 0 ${tile.width} ${height}`}>
      <path d={`M0 0H${tile.width}V${height}H0Z`} fill={colours.forest} />
      {lozenges.flat().map((glaze) => (
        <path key={glaze.d} {...glaze} />
      ))}
    </svg>
  )
}
