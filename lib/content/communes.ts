import { readFileSync } from 'node:fs'
import path from 'node:path'
import { areaName, cityOf, citySlugs } from './cities'
import { type Communes, normalise } from './find-area'

type Commune = { nom: string; type: string; codesPostaux?: readonly string[] }

/** The official list, 12 MB: read while the site is built. */
const readCommunes = (): readonly Commune[] =>
  JSON.parse(
    readFileSync(
      path.join(process.cwd(), 'node_modules/@etalab/decoupage-administratif/data/communes.json'),
      'utf8',
    ),
  )

/**
 * Returns the communes and postcodes of each area, for browsers: those of the official list with a postcode of its entry. A
 * commune that an entry lists by name is left out, because pages have it already, perhaps for another area.
 */
export function areaCommunes(): Communes {
  const listed = new Set(citySlugs.flatMap((slug) => cityOf(slug).communes).map(normalise))
  const current = readCommunes().filter(({ type }) => type === 'commune-actuelle')
  const namesIn = (postcodes: readonly string[]) =>
    current
      .filter(({ codesPostaux = [] }) => codesPostaux.some((code) => postcodes.includes(code)))
      .map(({ nom }) => normalise(nom))
      .filter((name) => !listed.has(name))
  return Object.fromEntries(
    citySlugs.map((slug) => {
      const { postcodes } = cityOf(slug)
      return [areaName(slug), [...postcodes, ...namesIn(postcodes)]]
    }),
  )
}
