/** How much of its cell each glaze of a tile fills: outer, middle and inner. */
const glazes = [0.94, 0.62, 0.24] as const

const round = (value: number) => +value.toFixed(2)

/** The SVG path of a lozenge around a point, by half its width and half its height. */
export function lozengePath(x: number, y: number, halfWidth: number, halfHeight = halfWidth * 1.5): string {
  const [left, right] = [round(x - halfWidth), round(x + halfWidth)]
  const [top, bottom] = [round(y - halfHeight), round(y + halfHeight)]
  return `M${round(x)} ${top}L${right} ${round(y)}L${round(x)} ${bottom}L${left} ${round(y)}Z`
}

/** The paths of a glazed tile around a point: its three lozenges, the outer one first. */
export const tilePaths = (x: number, y: number, halfWidth: number, halfHeight = halfWidth * 1.5) =>
  glazes.map((share) => lozengePath(x, y, halfWidth * share, halfHeight * share))
