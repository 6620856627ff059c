import { type CitySlug, type Coordinates, cityOf, citySlugs } from './cities'

/** A point of the map in shares of its width and height: the place is at 0.5, and north is up. */
type Point = { x: number; y: number }
/** The middle of a box, and its size, px. */
type Box = Point & { width: number; height: number }
/** Where a name is, in px from its mark, at which it begins, ends or has its middle. */
type Side = { dx: number; dy: number; anchor: 'start' | 'end' | 'middle' }
/** The sizes of marks, px. A lake is drawn: its size is the room that its middle takes. */
const sizes = { distance: 0, lake: 4, village: 9, area: 14, town: 20 } as const
export type Mark = keyof typeof sizes
/** A mark with its name, which may have two lines. It shows on a map that is at least `from` px wide. */
type Place = Point & Side & { name: string; mark: Mark; from: number }

const kmOfDegree = 111.2
/** Room for a letter and a line of a name, px: names have one size, whatever the width of the map. */
const letter = 7.4
const line = 16
/** Widths at which names must have room, px: of the map on phones of 320 and 390 px, on tablets and on wide screens. */
const widths = [252, 320, 440, 620] as const
/** From the middle to the edge of the map, as a share of its width, with room for a mark. */
const half = 0.47

const overlap = (a: Box, b: Box) =>
  Math.abs(a.x - b.x) < (a.width + b.width) / 2 && Math.abs(a.y - b.y) < (a.height + b.height) / 2

/** Points along a line, close enough to meet every name that the line crosses. */
const along = (points: readonly Point[]): Point[] =>
  points.slice(1).flatMap((to, index) => {
    const from = points[index] ?? to
    const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * 100)
    return Array.from({ length: steps + 1 }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })

/** Where the name of a mark may be: beside it, above and below it, or at one of its corners. */
const sidesOf = (room: number): Side[] => {
  const [beside, above] = [room - 2, room + 4]
  return [
    { dx: room, dy: 0, anchor: 'start' },
    { dx: -room, dy: 0, anchor: 'end' },
    { dx: 0, dy: -above, anchor: 'middle' },
    { dx: 0, dy: above, anchor: 'middle' },
    { dx: beside, dy: -above / 2 - 2, anchor: 'start' },
    { dx: beside, dy: above / 2 + 2, anchor: 'start' },
    { dx: -beside, dy: -above / 2 - 2, anchor: 'end' },
    { dx: -beside, dy: above / 2 + 2, anchor: 'end' },
  ]
}

/**
 * Returns what the map of a place shows, all from coordinates. A village or another area of ours is on it only with its name:
 * in the order of the entry, each whose name touches no mark, no other name, no road and no water.
 */
export function coverageMap(slug: CitySlug, nameOf: (slug: CitySlug) => string) {
  const { communes, coordinates, sketch, coverageKm } = cityOf(slug)
  const [south, west] = coordinates
  // A degree of longitude is shorter than one of latitude.
  const km = ([latitude, longitude]: Coordinates) =>
    [
      (longitude - west) * kmOfDegree * Math.cos((south * Math.PI) / 180),
      (latitude - south) * kmOfDegree,
    ] as const
  const farthest = Math.max(coverageKm, ...Object.values(communes).flatMap((at) => km(at).map(Math.abs)))
  const kilometre = half / farthest
  const drawn = (at: Coordinates): Point => {
    const [east, north] = km(at)
    return { x: 0.5 + east * kilometre, y: 0.5 - north * kilometre }
  }
  const lake = sketch?.lake.map(drawn) ?? []
  const river = sketch?.river.map(drawn) ?? []
  const roads = sketch?.roads.map((road) => road.map(drawn)) ?? []
  const ground = [...roads, river, lake].flatMap(along)

  const places: Place[] = []
  const markOf = ({ x, y, mark }: Omit<Place, 'from'>, width: number): Box => ({
    x: x * width,
    y: y * width,
    width: sizes[mark],
    height: sizes[mark],
  })
  const textOf = ({ x, y, dx, dy, anchor, name }: Omit<Place, 'from'>, width: number): Box => {
    const lines = name.split('\n')
    const length = Math.max(...lines.map((text) => text.length)) * letter
    const toMiddle = { start: length / 2, end: -length / 2, middle: 0 }[anchor]
    return { x: x * width + dx + toMiddle, y: y * width + dy, width: length, height: line * lines.length }
  }
  /** Whether a mark and its name have room at a width. */
  const hasRoom = (place: Omit<Place, 'from'>, width: number) => {
    const [mark, text] = [markOf(place, width), textOf(place, width)]
    const arrow = { x: width - 18, y: 30, width: 32, height: 56 }
    const isInside =
      Math.abs(text.x - width / 2) < (width - text.width) / 2 - 3 &&
      Math.abs(text.y - width / 2) < (width - text.height) / 2 - 3
    return (
      isInside &&
      ![mark, text].some((box) =>
        [arrow, ...places.flatMap((other) => [markOf(other, width), textOf(other, width)])].some((other) =>
          overlap(box, other),
        ),
      ) &&
      !ground.some(({ x, y }) => overlap(text, { x: x * width, y: y * width, width: 2, height: 2 }))
    )
  }
  const besideMark = (mark: Mark) => [sizes[mark] / 2 + 4, sizes[mark] / 2 + 9]
  function add(named: Point & Pick<Place, 'name' | 'mark'>, from: number, rooms = besideMark(named.mark)) {
    const side = rooms
      .flatMap(sidesOf)
      .find((one) => widths.every((width) => width < from || hasRoom({ ...named, ...one }, width)))
    if (side) places.push({ ...named, ...side, from })
  }
  const others = citySlugs.filter((other) => other !== slug)
  const marks = [
    ...Object.entries(communes).map(([name, at]) => ({ name, ...drawn(at), mark: 'village' as const })),
    ...others.map((other) => ({
      name: nameOf(other),
      ...drawn(cityOf(other).coordinates),
      mark: 'area' as const,
    })),
  ].filter(({ x, y }) => Math.min(x, y) > 0.02 && Math.max(x, y) < 0.98)
  const own = { name: nameOf(slug), x: 0.5, y: 0.5 }
  const [always] = widths
  if (!sketch) add({ ...own, mark: 'town' }, always)
  for (const from of widths.slice(0, -1))
    for (const [index, place] of marks.entries()) {
      // The name of a lake stands beside its water, in two lines. The first village has its name before it.
      if (sketch && from === always && index === 1)
        add({ ...own, name: own.name.replace(/ (?=\S+$)/, '\n'), mark: 'lake' }, always, [16, 22, 28, 36, 44])
      if (!places.some(({ name }) => name === place.name)) add(place, from)
    }
  const steps = Array.from({ length: 36 }, (_, step) => (step * Math.PI) / 18)
  const rings = [...[10, 20].filter((ring) => ring < coverageKm - 5), coverageKm]
  const distances = rings.flatMap((ring) => {
    const name = `${ring}\u00a0km`
    const radius = ring * kilometre
    const at = steps
      .map((angle) => ({ x: 0.5 + radius * Math.sin(angle), y: 0.5 + radius * Math.cos(angle) }))
      .find((point) => {
        const label = { name, ...point, mark: 'distance', dx: 0, dy: 0, anchor: 'middle' } as const
        return widths.every((width) => hasRoom(label, width))
      })
    return at ? [{ name, ...at }] : []
  })
  return {
    rings: rings.map((ring) => ({ km: ring, radius: ring * kilometre })),
    distances,
    places,
    lake,
    river,
    roads,
  }
}
