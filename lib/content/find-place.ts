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

/** Whether an answer of the site is the list. It may be that of another version, or something else. */
export const isCommunes = (answer: unknown): answer is Communes => {
  const areas = Object.values<Partial<Communes[string]> | null>(Object(answer))
  return areas.length > 0 && areas.every((area) => Array.isArray(area?.communes))
}

/** A commune as it is matched. */
type Entry = {
  /** How pages name it. */
  label: string
  postcode: string
  /** Its normalised names, alone and before its department. */
  names: string[]
  /** How the words must end to mean it, unless a postcode tells it from its namesakes. */
  endings?: string[]
}

const entries = new WeakMap<Communes, ReadonlyMap<string, Entry[]>>()

/** The communes of each area. Normalised once: there are hundreds, and each change of the field looks at all of them. */
function entriesOf(list: Communes): ReadonlyMap<string, Entry[]> {
  const known = entries.get(list)
  if (known) return known
  const toEntry = ({ name, aliases = [], postcode, department, hasNamesake }: Commune): Entry => {
    const short = [name, ...aliases].map(normalise)
    const names = [...short, ...short.map((name) => `${name} ${normalise(department)}`)]
    const numbered = short.map((name) => `${name} ${postcode.slice(0, 2)}`)
    return hasNamesake
      ? { label: `${name} (${department})`, postcode, names, endings: [...names, ...numbered] }
      : { label: name, postcode, names }
  }
  const all = new Map(Object.entries(list).map(([area, { communes }]) => [area, communes.map(toEntry)]))
  entries.set(list, all)
  return all
}

const nothing: Communes = {}

/**
 * Returns the place in `typed`. It is recognised by a full name, a short name that no commune elsewhere has, or a postcode,
 * never by the beginning of a name or by a word inside an address ("rue de Dijon"). A postcode decides between namesakes.
 * Without one the commune is ours, unless something else follows its name ("Brion, Ain").
 */
export function findPlace<Area extends NamedArea>(
  areas: readonly Area[],
  typed: string,
  list = nothing,
): Place<Area> {
  const words = readPlace(typed)
  const ours = Object.values(list).flatMap(({ postcodes }) => postcodes)
  // In our departments, other numbers that do not end in 0 are those of post office boxes, or wrong.
  const isPostcode = (code: string) =>
    code.endsWith('0') || ours.includes(code) || !ours.some((own) => own.startsWith(code.slice(0, 2)))
  const postcodes = ours.length > 0 ? words.postcodes.filter(isPostcode) : []
  const isDecided = postcodes.length > 0
  const isOneOf = (codes: readonly string[]) => codes.some((code) => postcodes.includes(code))
  const isMeant = ({ names, endings, postcode }: Entry) =>
    names.some((name) => words.names.includes(name)) &&
    (isDecided
      ? isOneOf([postcode])
      : !endings || endings.some((ending) => words.ending.endsWith(` ${ending}`)))

  /** The areas that are named, by their city or by a commune. */
  const named = areas.flatMap((area) => {
    const cityNames = [area.name, ...area.ownNames].map(normalise)
    const isCity = (names: readonly string[]) => names.some((name) => cityNames.includes(name))
    const communes = entriesOf(list).get(area.name) ?? []
    const codes = [...(list[area.name]?.postcodes ?? []), ...communes.map(({ postcode }) => postcode)]
    const meant = communes.filter(isMeant).map(({ names, label }) => (isCity(names) ? null : label))
    const byCity = isCity(words.names) && (!isDecided || isOneOf(codes)) ? [null] : []
    return [...byCity, ...meant].map((commune) => ({ area, commune }))
  })
  const ofPostcode = areas.filter(({ name }) => isOneOf(list[name]?.postcodes ?? []))
  const found = new Set(named.length > 0 ? named.map(({ area }) => area) : ofPostcode)
  const [area] = found
  if (area && found.size === 1) {
    const communes = named.flatMap(({ commune }) => commune ?? [])
    const [commune = area.ownNames[0]] = communes
    const isOne = named.length > 0 && communes.length < 2
    return { kind: 'found', area, commune: (isOne && commune) || null }
  }
  const isRead = words.ending.trim() !== '' || words.postcodes.length > 0
  if (ours.length === 0 || !isRead) return { kind: 'none' }
  return { kind: !area && isDecided ? 'outside' : 'unlisted' }
}

/**
 * Returns the ten places to suggest for what is typed, those that begin so first: cities, and communes with their postcode. More
 * would stop an iPhone, for 18 ms each. Nothing typed suggests the cities.
 */
export function suggestPlaces(areas: readonly NamedArea[], typed: string, list: Communes): string[] {
  const cities = areas.flatMap(({ ownNames: [city] }) => city ?? [])
  const words = normalise(typed)
  if (!words) return cities
  const communes = areas.flatMap(({ name }) => list[name]?.communes ?? [])
  const places = [...cities, ...communes.map(({ name, postcode }) => `${name} ${postcode}`)]
  const positions = places.map((place) => ({ place, at: normalise(place).indexOf(words) }))
  const matches = positions.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)
  return matches.slice(0, 10).map(({ place }) => place)
}
