import { type CitySlug, cityOf, citySlugs } from './cities'

type Point = { x: number; y: number }
type Mark = Point & { name: string }

/** The drawing is 360 wide and high. The city is in its middle, and north is up. */
const middle = { x: 180, y: 180 }
/** The arrow that points north. */
const arrow = { x: 338, y: 40 }
/** The radius of a commune's mark with its outline, and the room that its middle keeps from the edge. */
const radius = 12
const inside = (at: number, room = radius + 2) => Math.min(360 - room, Math.max(room, at))

const distance = (a: Point, b: Point) => Math.hypot(a.x - b.x, a.y - b.y)
const kmOfDegree = 111.2

/** East and north of a city in km. A degree of longitude is shorter than one of latitude. */
function kmFrom(slug: CitySlug, [latitude, longitude]: readonly [number, number]): Point {
  const [south, west] = cityOf(slug).coordinates
  return {
    x: (longitude - west) * kmOfDegree * Math.cos((south * Math.PI) / 180),
    y: (latitude - south) * kmOfDegree,
  }
}

/** Moves marks that cover each other, the city or a fixed mark apart, as little as needed. */
function separate(marks: Mark[], fixed: readonly Point[]): void {
  for (let round = 0; round < 200; round++) {
    for (const [index, mark] of marks.entries())
      for (const other of [...fixed, ...marks.slice(0, index)]) {
        const overlap = 2 * radius - distance(mark, other)
        if (overlap <= 0) continue
        const isFixed = fixed.includes(other)
        const angle = Math.atan2(mark.y - other.y, mark.x - other.x)
        const push = (isFixed ? overlap : overlap / 2) + 0.1
        mark.x = inside(mark.x + push * Math.cos(angle))
        mark.y = inside(mark.y + push * Math.sin(angle))
        if (isFixed) continue
        other.x = inside(other.x - push * Math.cos(angle))
        other.y = inside(other.y - push * Math.sin(angle))
      }
  }
}

/** The candidate that is farthest from everything in the drawing. */
const freest = (candidates: readonly Point[], taken: readonly Point[]): Point | undefined => {
  const room = (place: Point) => Math.min(...taken.map((one) => distance(place, one)))
  return candidates.toSorted((a, b) => room(b) - room(a))[0]
}

/** Where a name of this many letters fits beside a mark: above, below, or towards the middle of the drawing. */
const besides = ({ x, y }: Point, letters: number) => {
  const room = 4 + letters * 3.2
  return [y - 14, y + 15].map((at) => ({ x: inside(x, room), y: inside(at, 8) }))
}

/**
 * Returns the map of a city: the px of 10 km, its communes, our other areas in the drawing, and the middle of the words
 * "10 km" and "20 km", all from coordinates. The scale fits the commune farthest away.
 */
export function coverageMap(slug: CitySlug, nameOf: (slug: CitySlug) => string) {
  const places = Object.entries(cityOf(slug).communes).map(([name, at]) => ({ name, ...kmFrom(slug, at) }))
  const farthest = Math.max(...places.flatMap(({ x, y }) => [Math.abs(x), Math.abs(y)]))
  const scale = (middle.x - radius - 4) / farthest
  const drawn = ({ x, y }: Point) => ({ x: middle.x + x * scale, y: middle.y - y * scale })
  const neighbours = citySlugs
    .filter((other) => other !== slug)
    .map((other) => ({ slug: other, name: nameOf(other), ...drawn(kmFrom(slug, cityOf(other).coordinates)) }))
    .filter(({ x, y }) => x === inside(x) && y === inside(y))
  const communes = places.map((place) => ({ name: place.name, ...drawn(place) }))
  separate(communes, [middle, arrow, ...neighbours])
  const taken: Point[] = [middle, arrow, ...communes, ...neighbours]
  const named = neighbours.map((neighbour) => {
    const label = freest(besides(neighbour, neighbour.name.length), [...communes, middle]) ?? neighbour
    taken.push(label)
    return { ...neighbour, label }
  })
  const rings = [10, 20].flatMap((km) => {
    const around = Array.from({ length: 72 }, (_, step) => ({
      x: middle.x + km * scale * Math.cos((step * Math.PI) / 36),
      y: middle.y + km * scale * Math.sin((step * Math.PI) / 36),
    })).filter(({ x, y }) => x === inside(x, 24) && y === inside(y, 24))
    const place = freest(around, taken)
    return place ? [{ km, ...place }] : []
  })
  return { tenKm: 10 * scale, communes, neighbours: named, rings }
}
