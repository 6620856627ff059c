import { readFileSync } from 'node:fs'
import path from 'node:path'
import { areaName, type CitySlug, cityOf, citySlugs } from './cities'
import type { Communes } from './find-place'
import { normalise } from './read-place'

/** A commune of the official list, current or former. A former one is part of a current one, its `chefLieu`. */
type Official = {
  code: string
  nom: string
  type: string
  departement: string
  chefLieu?: string
  codesPostaux?: readonly string[]
}

/** Reads a file of the official list, up to 9 MB, while the site is built. Writes its apostrophes as the copy does. */
function readOfficial<Item>(file: string): readonly Item[] {
  const folder = path.join(process.cwd(), 'node_modules/@etalab/decoupage-administratif/data')
  return JSON.parse(readFileSync(path.join(folder, file), 'utf8').replaceAll("'", '’'))
}

/** The first word of a name, or its saint: "Montsauche", "Saint-Nizier". None of a name with an article, or of a saint only. */
const shortName = (name: string): string[] =>
  /^(?!L[ae]s? |L’|Sainte?-[^-]+$)(?:Sainte?-)?[^- ]+(?=[- ])/.exec(name)?.slice() ?? []

/** Our communes, each with its area: those that the entries list come first, and are in no other area. */
function assignCommunes(current: readonly Official[]): ReadonlyMap<Official, CitySlug> {
  const withPostcode = (postcodes: readonly string[]) =>
    current.filter(({ codesPostaux = [] }) => codesPostaux.some((code) => postcodes.includes(code)))
  const all = withPostcode(citySlugs.flatMap((slug) => cityOf(slug).postcodes))
  const areas = new Map<Official, CitySlug>()
  for (const slug of citySlugs) {
    const { communes, aliases = {} } = cityOf(slug)
    for (const name of communes) {
      const commune = all.find(({ nom }) => normalise(nom) === normalise(aliases[name] ?? name))
      if (!commune)
        throw new Error(
          `lib/content/cities.ts: ${slug} lists ${name}, which no postcode has. Fix: add its postcode, or its official name to \`aliases\`.`,
        )
      areas.set(commune, slug)
    }
  }
  for (const slug of citySlugs)
    for (const commune of withPostcode(cityOf(slug).postcodes))
      if (!areas.has(commune)) areas.set(commune, slug)
  return areas
}

/**
 * Returns the postcodes and the communes of each area, for browsers. Former and short names belong to a commune unless a
 * commune elsewhere in France has exactly that name, or one of another area has it too.
 */
export function areaCommunes(): Communes {
  const official = readOfficial<Official>('communes.json')
  const departments = new Map(
    readOfficial<{ code: string; nom: string }>('departements.json').map(({ code, nom }) => [code, nom]),
  )
  const current = official.filter(({ type }) => type === 'commune-actuelle')
  const areas = assignCommunes(current)
  const count = new Map<string, number>()
  for (const { nom } of current) count.set(normalise(nom), (count.get(normalise(nom)) ?? 0) + 1)

  const former = official.filter(({ type }) => /^commune-(?:associee|deleguee)$/.test(type))
  const otherNames = ({ code, nom }: Official) => {
    const parts = former.filter(({ chefLieu }) => chefLieu === code).map(({ nom }) => nom)
    return [...new Set([...parts, ...shortName(nom)])]
  }
  const users = new Map<string, Set<CitySlug>>()
  for (const [commune, slug] of areas)
    for (const name of otherNames(commune))
      users.set(normalise(name), new Set([...(users.get(normalise(name)) ?? []), slug]))
  const isFree = (name: string) => !count.has(normalise(name)) && users.get(normalise(name))?.size === 1

  return Object.fromEntries(
    citySlugs.map((slug) => {
      const { postcodes, aliases: ownAliases = {} } = cityOf(slug)
      const communes = [...areas]
        .filter(([, area]) => area === slug)
        .map(([commune]) => {
          const { nom, departement, codesPostaux = [] } = commune
          const aliases = [
            ...Object.keys(ownAliases).filter((alias) => ownAliases[alias] === nom),
            ...otherNames(commune).filter(isFree),
          ]
          return {
            name: nom,
            postcode: codesPostaux[0] ?? '',
            department: departments.get(departement) ?? '',
            ...((count.get(normalise(nom)) ?? 0) > 1 && { hasNamesake: true as const }),
            ...(aliases.length > 0 && { aliases }),
          }
        })
      return [areaName(slug), { postcodes, communes }]
    }),
  )
}
