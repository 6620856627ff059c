type Point = { latitude: number; longitude: number }

/** One degree of latitude, km. */
const kmPerDegree = 111.2

/** Where a point lies from a centre, in km east and km south; exact enough for the 30 km we draw. */
export function kmFrom(centre: Point, point: Point): { east: number; south: number } {
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180)
  return {
    east: (point.longitude - centre.longitude) * kmPerDegree * narrowing,
    south: (centre.latitude - point.latitude) * kmPerDegree,
  }
}

/**
 * Moves marks that would touch apart, a little at a time, so that each stays readable near its place.
 * `gap` is the least distance of two centres, in the unit of the points.
 */
export function spread(points: readonly { x: number; y: number }[], gap: number) {
  const moved = points.map((point) => ({ ...point }))
  for (let round = 0; round < 60; round++) {
    for (const [i, a] of moved.entries()) {
      for (const b of moved.slice(i + 1)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y]
        const distance = Math.hypot(dx, dy) || 0.01
        if (distance >= gap) continue
        const push = (gap - distance) / 2 / distance
        a.x -= dx * push
        a.y -= dy * push
        b.x += dx * push
        b.y += dy * push
      }
    }
  }
  return moved
}
