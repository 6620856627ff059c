type Place = { latitude: number; longitude: number }
type Point = { x: number; y: number }

/** One degree of latitude, km. */
const kmPerDegree = 111.2

/** The distance of a place from a centre, in km east and km south; exact enough for the 30 km that a map shows. */
export function kmFrom(centre: Place, place: Place): { east: number; south: number } {
  const narrowing = Math.cos((centre.latitude * Math.PI) / 180)
  return {
    east: (place.longitude - centre.longitude) * kmPerDegree * narrowing,
    south: (centre.latitude - place.latitude) * kmPerDegree,
  }
}

/**
 * Moves apart marks that would overlap, in small steps, so that each stays near its place. `gap` is the least distance
 * between two centres, in the unit of the points.
 */
export function spread(points: readonly Point[], gap: number) {
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

const steps = 16

/** The point on a circle that is farthest from all occupied points, so that a label there stays readable. */
export function freePoint(centre: Point, radius: number, taken: readonly Point[]): Point {
  const room = ({ x, y }: Point) => Math.min(...taken.map((point) => Math.hypot(point.x - x, point.y - y)))
  const candidates = Array.from({ length: steps }, (_, step) => {
    const angle = (step * 2 * Math.PI) / steps
    return {
      x: Math.round(centre.x + radius * Math.cos(angle)),
      y: Math.round(centre.y + radius * Math.sin(angle)),
    }
  })
  return candidates.reduce((best, point) => (room(point) > room(best) ? point : best))
}
