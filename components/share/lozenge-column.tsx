import type { ThemeColours } from '@/lib/seo/theme-colours'
import { tilePaths } from '../ui/lozenge-path'

/** Size of a tile, px; twelve of them are as high as the picture. */
const tile = { width: 36, height: 52.5 } as const

/** A column of tiles, on a ground if one is given. A single tile is the company's mark. */
export function LozengeColumn({
  rows,
  colours,
  ground,
}: {
  rows: number
  colours: ThemeColours
  ground?: string
}) {
  const fills = [colours.highlight, colours.accent, colours.foreground]
  const height = rows * tile.height
  return (
    <svg aria-hidden="true" width={tile.width} height={height} viewBox={`0 0 ${tile.width} ${height}`}>
      {ground ? <path d={`M0 0H${tile.width}V${height}H0Z`} fill={ground} /> : null}
      {Array.from({ length: rows }, (_, row) =>
        tilePaths(tile.width / 2, (row + 0.5) * tile.height, tile.width / 2, tile.height / 2).map(
          (d, glaze) => <path key={d} d={d} fill={fills[glaze]} />,
        ),
      )}
    </svg>
  )
}
