import { existsSync } from 'node:fs'
import { type City, cities } from '@/lib/content/cities'
import { ownerPhotos } from '@/lib/content/people'
import type { Problem } from './message'

const file = 'lib/content/cities.ts'

/** Reports a city without its poster, a commune of two cities, and one too far away to be right. */
export function checkCities(all: Readonly<Record<string, City>> = cities): Problem[] {
  const owners = new Map<string, string>()
  return Object.entries(all).flatMap(([slug, { poster, coordinates, communes }]) => {
    const drawing = `components/art/posters/${poster.image}.svg`
    const fix = 'add the drawing, 1200 x 900, or name one that exists'
    const posters = existsSync(drawing)
      ? []
      : [{ file, key: `${slug}.poster`, text: `names ${drawing}, which does not exist`, fix }]
    const places = Object.entries(communes).flatMap(([name, [latitude, longitude]]): Problem[] => {
      const owner = owners.get(name)
      owners.set(name, slug)
      const key = `${slug}.communes.${name}`
      // Half a degree is at most 56 km.
      const isFar = Math.abs(latitude - coordinates[0]) > 0.5 || Math.abs(longitude - coordinates[1]) > 0.7
      return [
        ...(owner ? [{ file, key, text: `is also a commune of ${owner}`, fix: 'keep it in one city' }] : []),
        ...(isFar ? [{ file, key, text: `is far from ${slug}`, fix: 'correct its coordinates' }] : []),
      ]
    })
    return [...posters, ...places]
  })
}

/** Reports an owner whose photograph is not in `photos/`. */
export const checkOwners = (photos: Readonly<Record<string, string>> = ownerPhotos()): Problem[] =>
  Object.entries(photos)
    .filter(([, photo]) => !existsSync(`photos/${photo}`))
    .map(([key, photo]) => ({
      file: 'lib/content/people.ts',
      key: `${key}.image`,
      text: `names photos/${photo}, which does not exist`,
      fix: 'put the photograph there, or name a drawing: longere, townhouse or village',
    }))
