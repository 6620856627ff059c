import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the drawn map of a city, an SVG to put into a page, or undefined if components/art/maps has none. It is no image
 * file, because its names have the font of the page.
 */
export function readMap(city: string): string | undefined {
  const file = path.join(process.cwd(), 'components', 'art', 'maps', `${city}.svg`)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
