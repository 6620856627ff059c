import type { ThemeColours } from '@/lib/seo/theme-colours'
import { tilePaths } from '../ui/lozenge-path'

/** Size of a tile of the border, px; twelve of them are as high as the picture. */
const tile = { width: 36, height: 52.5 } as const

/** The three glazes of a tile around a point. */
function glazesOf(x: number, y: number, { highlight, accent, foreground }: ThemeColours) {
  const fills = [highlight, accent, foreground]
  return tilePaths(x, y, tile.width / 2, tile.height / 2).map((d, index) => ({ d, fill: fills[index] }))
}

/** One tile, as the company's mark. */
export function Lozenge({ width, colours }: { width: number; colours: ThemeColours }) {
  return (
    <svg aria-hidden="true" width={width} height={width * 1.5} viewBox={`0 0 ${tile.width} ${tile.height}`}>
      {glazesOf(tile.width / 2, tile.height / 2, colours).map((glaze) => (
        <path key={glaze.d} {...glaze} />
      ))}
    </svg>
  )
}

/** A column of tiles. */
export function LozengeColumn({ height, colours }: { height: number; colours: ThemeColours }) {
  const count = Math.ceil(height / tile.height)
  const lozenges = Array.from({ length: count }, (_, row) =>
    glazesOf(tile.width / 2, (row + 0.5) * tile.height, colours),
  )
  return (
    <svg aria-hidden="true" width={tile.width} height={height} viewBox={`0 0 ${tile.width} ${height}`}>
      <path d={`M0 0H${tile.width}V${height}H0Z`} fill={colours.primary} />
      {lozenges.flat().map((glaze) => (
        <path key={glaze.d} {...glaze} />
      ))}
    </svg>
  )
}
