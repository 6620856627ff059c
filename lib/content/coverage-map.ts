import { type CitySlug, type Coordinates, cityOf, citySlugs } from './cities'

type Point = { x: number; y: number }
type Box = Point & { width: number; height: number }
/** Where a text may be, by its middle. Beside a mark, the text begins or ends at the mark. */
type Place = Point & { anchor?: 'start' | 'end' }
/** A text of the drawing, and the `x` of its anchor. */
type Label = Place & { name: string; anchorX: number }

/** The drawing is 360 wide and high. The place is in its middle, and north is up. */
const size = 360
const middle: Point = { x: size / 2, y: size / 2 }
const kmOfDegree = 111.2
/** Room for a letter and a line of the map's text. */
const letter = 6.6
const line = 15
/** Villages whose names are written; the list beside the map has all. */
const maxNames = 6

const around = ({ x, y }: Point, width: number, height = width): Box => ({
  x: x - width / 2,
  y: y - height / 2,
  width,
  height,
})

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height

/**
 * Returns what the map of a place shows, all from coordinates: the px of 10 km, the dots of its communes and our other
 * areas, water and roads as points of SVG lines, and the names and distances that fit without covering anything. The scale fits
 * the commune farthest away.
 */
export function coverageMap(slug: CitySlug, nameOf: (slug: CitySlug) => string) {
  const { communes, coordinates, sketch } = cityOf(slug)
  const [south, west] = coordinates
  // A degree of longitude is shorter than one of latitude.
  const km = ([latitude, longitude]: Coordinates) =>
    [
      (longitude - west) * kmOfDegree * Math.cos((south * Math.PI) / 180),
      (latitude - south) * kmOfDegree,
    ] as const
  const farthest = Math.max(...Object.values(communes).flatMap((at) => km(at).map(Math.abs)))
  const scale = (middle.x - 12) / farthest
  const drawn = (at: Coordinates): Point => {
    const [east, north] = km(at)
    return { x: Math.round(middle.x + east * scale), y: Math.round(middle.y - north * scale) }
  }

  const dots = Object.entries(communes).map(([name, at]) => ({ name, ...drawn(at) }))
  const neighbours = citySlugs
    .filter((other) => other !== slug)
    .map((other) => ({ name: nameOf(other), ...drawn(cityOf(other).coordinates) }))
    .filter((place) => overlap(around(place, 0), { x: 8, y: 8, width: size - 16, height: size - 16 }))

  const arrow = around({ x: 338, y: 40 }, 24, 56)
  const room = sketch ? 27 : 14
  const taken = [arrow, around(middle, sketch ? 40 : 24), ...dots.map((dot) => around(dot, 9))]
  taken.push(...neighbours.map((place) => around(place, 14)))

  /** The first of the places where a text covers nothing, which is then taken. */
  function write(name: string, places: readonly Place[]): Label[] {
    const width = name.length * letter
    const isFree = (place: Point) => {
      const box = around(place, width, line)
      const isInside = box.x > 2 && box.y > 2 && box.x + width < size - 2 && box.y + line < size - 2
      return isInside && !taken.some((other) => overlap(box, other))
    }
    const place = places.find(isFree)
    if (!place) return []
    taken.push(around(place, width, line))
    const toAnchor = { start: -width / 2, end: width / 2 }
    return [{ name, ...place, anchorX: place.x + (place.anchor ? toAnchor[place.anchor] : 0) }]
  }
  /** Right, left, above and below a mark. */
  const beside = ({ x, y }: Point, name: string, room: number): Place[] => {
    const half = (name.length * letter) / 2 + room
    return [
      { x: x + half, y, anchor: 'start' },
      { x: x - half, y, anchor: 'end' },
      { x, y: y - room - 6 },
      { x, y: y + room + 6 },
    ]
  }
  const names = [{ name: nameOf(slug), ...middle }, ...neighbours].flatMap((place, index) =>
    write(place.name, beside(place, place.name, index === 0 ? room : 10)),
  )
  const villages = dots.flatMap((dot) => write(dot.name, beside(dot, dot.name, 7))).slice(0, maxNames)
  const steps = Array.from({ length: 24 }, (_, step) => (step * Math.PI) / 12)
  const rings = [10, 20].flatMap((ring) =>
    write(
      `${ring}\u00a0km`,
      steps.map((angle) => ({
        x: middle.x + ring * scale * Math.sin(angle),
        y: middle.y + ring * scale * Math.cos(angle),
      })),
    ),
  )
  const points = (path: readonly Coordinates[] = []) =>
    path.map((at) => `${drawn(at).x},${drawn(at).y}`).join(' ')
  return {
    tenKm: 10 * scale,
    dots,
    neighbours,
    names,
    villages,
    rings,
    lake: points(sketch?.lake),
    river: points(sketch?.river),
    roads: sketch?.roads.map(points) ?? [],
  }
}
