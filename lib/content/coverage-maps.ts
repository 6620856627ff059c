import type { CitySlug } from './cities'

type Point = readonly [x: number, y: number]

type CoverageMap = {
  /** The radius of the ring at 10 km. */
  tenKm: number
  /** The middle of the words "10 km", then "20 km" if its ring is in the drawing. */
  rings: readonly Point[]
  /** Our other areas in the drawing, each with the middle of its name. */
  neighbours: readonly { slug: CitySlug; mark: Point; name: Point }[]
}

/**
 * What the map of each city shows beside its communes (towns.json), placed by hand so that nothing overlaps. The drawing
 * is 360 wide and high; the city is in its middle, north is up.
 */
export const coverageMaps: Record<CitySlug, CoverageMap> = {
  dijon: {
    tenKm: 62,
    rings: [
      [221, 197],
      [278, 221],
    ],
    neighbours: [],
  },
  autun: { tenKm: 94, rings: [[180, 256]], neighbours: [] },
  'chateau-chinon': {
    tenKm: 75,
    rings: [
      [139, 139],
      [313, 180],
    ],
    neighbours: [
      { slug: 'lac-settons', mark: [255, 82], name: [255, 68] },
      { slug: 'lac-panneciere', mark: [158, 106], name: [158, 92] },
    ],
  },
  'lac-settons': {
    tenKm: 101,
    rings: [[180, 263]],
    neighbours: [
      { slug: 'chateau-chinon', mark: [79, 312], name: [79, 298] },
      { slug: 'lac-panneciere', mark: [49, 213], name: [75, 199] },
    ],
  },
  'lac-panneciere': {
    tenKm: 101,
    rings: [[263, 180]],
    neighbours: [
      { slug: 'chateau-chinon', mark: [210, 279], name: [210, 265] },
      { slug: 'lac-settons', mark: [311, 147], name: [293, 133] },
    ],
  },
}
