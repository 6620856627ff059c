import { existsSync } from 'node:fs'
import { type City, cities } from '@/lib/content/cities'
import { type Problem, problemAt } from './message'

/** Reports a city without its poster, a commune of two cities, and one too far away to be right. */
export function checkCities(all: Readonly<Record<string, City>> = cities): Problem[] {
  const file = 'lib/content/cities.ts'
  const owners = new Map<string, string>()
  return Object.entries(all).flatMap(([slug, { poster, coordinates, communes }]) => {
    const problems: Problem[] = []
    const drawing = `components/art/posters/${poster.image}.svg`
    const fix = 'add the drawing, 1200 x 900, or name one that exists'
    if (!existsSync(drawing))
      problems.push(problemAt({ file, key: `${slug}.poster` }, `names ${drawing}, which does not exist`, fix))
    for (const [name, [latitude, longitude]] of Object.entries(communes)) {
      const place = { file, key: `${slug}.communes.${name}` }
      const owner = owners.get(name)
      owners.set(name, slug)
      if (owner) problems.push(problemAt(place, `is also a commune of ${owner}`, 'keep it in one city'))
      // Half a degree is at most 56 km.
      if (Math.abs(latitude - coordinates[0]) > 0.5 || Math.abs(longitude - coordinates[1]) > 0.7)
        problems.push(problemAt(place, `is far from ${slug}`, 'correct its coordinates'))
    }
    return problems
  })
}
