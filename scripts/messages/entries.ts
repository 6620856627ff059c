import { existsSync } from 'node:fs'
import { type City, cities } from '@/lib/content/cities'
import { hasRangeNote, isPhoto, type Person, people } from '@/lib/content/people'
import { type Message, type Problem, problemAt } from '@/lib/files/problem'
import { photosIn } from '@/lib/media/photos'

/** Reports a city without its poster, and a commune or a postcode of two cities. */
export function checkCities(all: Readonly<Record<string, City>> = cities): Problem[] {
  const file = 'lib/content/cities.ts'
  const owners = new Map<string, string>()
  return Object.entries(all).flatMap(([slug, { poster, communes, postcodes }]) => {
    const problems: Problem[] = []
    const drawing = `components/art/posters/${poster.image}.svg`
    const fix = 'add the drawing, 1200 x 900, or name one that exists'
    if (!existsSync(drawing))
      problems.push(problemAt({ file, key: `${slug}.poster` }, `names ${drawing}, which does not exist`, fix))
    for (const [field, names] of Object.entries({ communes, postcodes }))
      for (const name of names) {
        const [owner, key] = [owners.get(name), `${slug}.${field}`]
        owners.set(name, slug)
        if (owner)
          problems.push(problemAt({ file, key }, `has ${name}, as ${owner} has`, 'keep it in one city'))
      }
    return problems
  })
}

/** Reports words that do not fit the entry of their owner, and a photograph that is missing. */
export function checkPeople(
  messages: readonly Message[],
  all: Readonly<Record<string, Person>> = people,
): Problem[] {
  return Object.entries(all).flatMap(([person, entry]) => {
    const { area, afterRevenue, example, image } = entry
    const wordsOf = (name: string) => messages.filter(({ key }) => key === `people.${person}.${name}`)
    const needs = (name: string, text: string, fix: string) =>
      wordsOf(name).length > 0
        ? []
        : wordsOf('title').map(({ file }) => problemAt({ file, key: `people.${person}.${name}` }, text, fix))
    const excludes = (name: string, text: string, fix: string) =>
      wordsOf(name).map((message) => problemAt(message, text, fix))

    const { min, max } = cities[area].income
    const range = `the range of ${area}, ${min} to ${max} EUR`
    const problems = hasRangeNote(entry)
      ? needs(
          'rangeNote',
          `is missing: ${afterRevenue} EUR are outside ${range}`,
          'write that it is its size',
        )
      : excludes('rangeNote', `explains ${afterRevenue} EUR, which are within ${range}`, 'remove it')
    const keys = messages.map(({ key }) => key).filter((key) => key.startsWith(`people.${person}.`))
    const invented = [...new Set(keys)].filter((key) => !key.endsWith('.example')).join(', ')
    problems.push(
      ...(example
        ? needs('example', 'is missing: the owner is an example', 'write the word, as for the other examples')
        : excludes(
            'example',
            'labels invented words, and lib/content/people.ts has example: false',
            `write the owner's own ${invented}; then remove it`,
          )),
    )
    const photos = photosIn()
    if (isPhoto(image) && !photos.includes(image))
      problems.push(
        problemAt(
          { file: 'lib/content/people.ts', key: `${person}.image` },
          `names photos/${image}, which does not exist`,
          `put it there, or name another: ${photos.join(', ') || 'there is none'}`,
        ),
      )
    return problems
  })
}
