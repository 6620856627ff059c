import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** Keys of two real places: an object that has both holds copy of each place. */
const realKeys = ['dijon', 'autun'] as const

/** Rows of the grid on which synthetic places stand, and degrees between them: no map is crowded. */
const grid = { columns: 32, step: 0.4 } as const

type Json = { [key: string]: Json | string }

/** Gives every synthetic place the copy of a real one, wherever copy is kept by place. */
function cloneCopy(copy: Json, count: number): Json {
  const entries = Object.entries(copy).map(([key, value]): [string, Json | string] => [
    key,
    typeof value === 'string' ? value : cloneCopy(value, count),
  ])
  const sources = realKeys.map((key) => copy[key])
  if (sources.some((source) => source === undefined)) return Object.fromEntries(entries)
  const clones = Array.from({ length: count }, (_, index): [string, Json | string] => [
    `place${index}`,
    sources[index % sources.length] ?? '',
  ])
  return Object.fromEntries([...entries, ...clones])
}

/** The catalogue of a project folder with `total` cities: the real ones first, then synthetic ones. */
function extendCatalogue(folder: string, count: number) {
  const file = path.join(folder, 'lib/content/cities.ts')
  const source = readFileSync(file, 'utf8')
  const declaration = 'export const cities: readonly City[] ='
  if (!source.includes(declaration))
    throw new Error('lib/content/cities.ts no longer declares its cities so.')
  const synthetic = `
export const cities: readonly City[] = [
  ...realCities,
  ...Array.from({ length: ${count} }, (_, index): City => {
    const model = realCities[index % 2] as City
    const north = 42 + Math.floor(index / ${grid.columns}) * ${grid.step} - model.latitude
    const east = -4 + (index % ${grid.columns}) * ${grid.step} - model.longitude
    const moved = <Point extends { latitude: number; longitude: number }>(point: Point): Point => ({
      ...point,
      latitude: point.latitude + north,
      longitude: point.longitude + east,
    })
    return {
      ...moved(model),
      slug: \`place-\${index}\`,
      key: \`place\${index}\` as City['key'],
      towns: model.towns.map(moved),
    }
  }),
]

export const menuCities`
  writeFileSync(
    file,
    source
      .replace(declaration, 'const realCities: readonly City[] =')
      .replace('\nexport const menuCities', synthetic),
  )
}

/** Turns a scratch copy of the project into one with `total` cities. For measurements only. */
export function addCities(folder: string, total: number, real: number) {
  extendCatalogue(folder, total - real)
  const messages = path.join(folder, 'messages')
  for (const locale of readdirSync(messages)) {
    for (const file of readdirSync(path.join(messages, locale)).filter((name) => name.endsWith('.json'))) {
      const name = path.join(messages, locale, file)
      const copy: Json = JSON.parse(readFileSync(name, 'utf8'))
      writeFileSync(name, JSON.stringify(cloneCopy(copy, total - real)))
    }
  }
}
