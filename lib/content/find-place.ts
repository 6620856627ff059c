import { normalise, readPlace } from './read-place'

/** An area, and the names of its city, which pages know without the list of communes. */
export type NamedArea = {
  /** The shortest name of the area, such as "settons". */
  name: string
  ownNames: readonly string[]
}

/** A commune of the official list. */
export type Commune = {
  name: string
  postcode: string
  department: string
  /** France has another commune of this name. */
  hasNamesake?: true
  /** What it is also called: a short name, or the name of a former commune that is part of it. */
  aliases?: readonly string[]
}

/** The postcodes and the communes of each area, by its shortest name. The postcode of a commune may be another area's. */
export type Communes = {
  readonly [name: string]: { readonly postcodes: readonly string[]; readonly communes: readonly Commune[] }
}

/** What the words of a visitor tell about the place of the property. */
export type Place<Area> =
  /**
   * The commune is written as in the list, with its department if it has a namesake; the city of the area by its first own
   * name. It is null where only the area is known, by a postcode or by several of its communes.
   */
  | { kind: 'found'; area: Area; commune: string | null }
  /** A postcode of none of the areas. */
  | { kind: 'outside' }
  /** A name that is not in the list, or in two areas. */
  | { kind: 'unlisted' }
  /** Nothing was typed, or the list is not there. */
  | { kind: 'none' }

/** A city or a commune, its normalised names and its postcodes. */
type Candidate<Area> = {
  area: Area
  /** Undefined for a city. */
  commune?: string
  names: string[]
  postcodes: readonly string[]
  /** How the words must end to mean it, unless a postcode tells it from its namesakes. */
  endings?: string[]
}

/** The city of an area and its communes. */
function candidatesOf<Area extends NamedArea>(area: Area, list: Communes = {}): Candidate<Area>[] {
  const { postcodes = [], communes = [] } = list[area.name] ?? {}
  const cityNames = [area.name, ...area.ownNames].map(normalise)
  const cityPostcodes = [...postcodes, ...communes.map(({ postcode }) => postcode)]
  return [
    { area, names: cityNames, postcodes: cityPostcodes },
    ...communes.map(({ name, aliases = [], postcode, department, hasNamesake }) => {
      const short = [name, ...aliases].map(normalise)
      const names = [...short, ...short.map((name) => `${name} ${normalise(department)}`)]
      return {
        area,
        commune: short.some((name) => cityNames.includes(name))
          ? undefined
          : `${name}${hasNamesake ? ` (${department})` : ''}`,
        names,
        postcodes: [postcode],
        endings: hasNamesake && [...names, ...short.map((name) => `${name} ${postcode.slice(0, 2)}`)],
      }
    }),
  ]
}

/**
 * Returns the place in `typed`. It is recognised by a full name, a short name that no commune elsewhere has, or a postcode,
 * never by the beginning of a name or by a word inside an address ("rue de Dijon"). A postcode decides between namesakes.
 * Without one the commune is ours, unless something else follows its name ("Brion, Ain").
 */
export function findPlace<Area extends NamedArea>(
  areas: readonly Area[],
  typed: string,
  list?: Communes,
): Place<Area> {
  const words = readPlace(typed)
  const isListed = areas.some(({ name }) => list?.[name]?.postcodes)
  const ownPostcodes = areas.flatMap(({ name }) => list?.[name]?.postcodes ?? [])
  // In our departments, other numbers that do not end in 0 are those of post office boxes, or wrong.
  const postcodes = words.postcodes.filter(
    (code) =>
      code.endsWith('0') ||
      ownPostcodes.includes(code) ||
      !ownPostcodes.some((own) => own.startsWith(code.slice(0, 2))),
  )
  const isDecided = isListed && postcodes.length > 0
  const named = areas
    .flatMap((area) => candidatesOf(area, list))
    .filter(({ names }) => names.some((name) => words.names.includes(name)))
    .filter(({ endings, postcodes: its }) =>
      isDecided
        ? its.some((code) => postcodes.includes(code))
        : !endings || endings.some((ending) => words.ending.endsWith(` ${ending}`)),
    )
  const ofPostcode = areas.filter(({ name }) =>
    list?.[name]?.postcodes?.some((code) => postcodes.includes(code)),
  )
  const found = new Set(named.length > 0 ? named.map(({ area }) => area) : ofPostcode)
  const [area] = found
  if (area && found.size === 1) {
    const communes = named.flatMap(({ commune }) => commune ?? [])
    const [commune = area.ownNames[0]] = communes
    const isOne = named.length > 0 && communes.length < 2
    return { kind: 'found', area, commune: (isOne && commune) || null }
  }
  if (!isListed || (!words.ending.trim() && words.postcodes.length === 0)) return { kind: 'none' }
  return { kind: !area && isDecided ? 'outside' : 'unlisted' }
}
