import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Picture } from '../ui/artwork'

/** A drawn map, 600 x 600: an image without letters, and the SVG of its names, which takes the font of the page. */
export type MapDrawing = { ground: Picture; names: string }

/** Not in the folder of the maps, all files of which the build publishes. */
const namesOf = (city: string) => path.join(process.cwd(), 'components', 'art', 'map-names', `${city}.svg`)

/** Whether there is a map of a city. */
const hasMap = (city: string) => existsSync(namesOf(city))

/** Returns the map of a city, or undefined if there is none. The build fails if only its names exist. */
export async function loadMap(city: string): Promise<MapDrawing | undefined> {
  if (!hasMap(city)) return undefined
  const { default: ground } = await import(`./maps/${city}.svg`)
  return { ground, names: readFileSync(namesOf(city), 'utf8') }
}
