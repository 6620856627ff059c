/** An area, and the names by which it is recognised. */
export type NamedArea = {
  /** The shortest name of the area, such as "settons". */
  name: string
  /** The name and the communes of its page. */
  ownNames: readonly string[]
}

/** The normalised communes and the postcodes of each area by its shortest name, from the official list. */
export type Communes = { readonly [name: string]: readonly string[] }

/** What may stand before the name of a place: articles of names ("Le Creusot"), "lac des", "near". */
const before = /^(?:(?:a|bij|des?|du|d|het|lac|lake|l[ae]s?|l|meer|near|of|pres|the|van) )+/

/**
 * Normalises the name of a place: "Étang-sur-Arroux" and "etang sur arroux" are equal. Drops accents, case, punctuation and
 * what stands before the name, and writes "saint" in full.
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replace(before, '')

/** What is typed: its names, each up to a comma, a bracket or a digit, and its postcode. */
function read(typed: string) {
  const names = typed
    .split(/[,;/()\n\d]+/)
    .map(normalise)
    .filter(Boolean)
  // Without a lookbehind, which Safari before 16.4 cannot parse: no form would load.
  const postcode = /(?:^|\D)(\d{2} ?\d{3})(?!\d)/.exec(typed)?.[1]?.replace(' ', '')
  return { names, postcode }
}

/** The item if it is the only one: a name in two areas is no place. */
const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)

/**
 * Returns the area of the place in `typed`; undefined if it is not one of ours. It is recognised from the beginning of a name
 * or by its postcode, never by a word inside an address ("rue de Dijon"). The communes of an area's page belong to it
 * whatever their postcode. First words are enough ("Moux") if no other area has a commune that begins with them.
 */
export function findArea<Area extends NamedArea>(
  areas: readonly Area[],
  typed: string,
  communes: Communes = {},
): Area | undefined {
  const { names, postcode } = read(typed)
  const havingCommune = (matches: (name: string) => boolean) =>
    areas.filter(({ name, ownNames }) =>
      [...ownNames.map(normalise), ...(communes[name] ?? [])].some(matches),
    )
  const ofPostcode = postcode ? havingCommune((name) => name === postcode)[0] : undefined
  // "Sully 45600" is another Sully.
  if (postcode && !ofPostcode && areas.some(({ name }) => communes[name])) return undefined
  const listed =
    areas.find(({ ownNames }) => ownNames.some((own) => names.includes(normalise(own)))) ?? ofPostcode
  if (listed) return listed
  const namesakes = havingCommune((name) => names.includes(name))
  if (namesakes.length > 0) return only(namesakes)
  return (
    areas.find(({ name }) => names.some((typed) => `${typed} `.startsWith(`${normalise(name)} `))) ??
    only(havingCommune((name) => names.some((typed) => name.startsWith(`${typed} `))))
  )
}

/**
 * Whether `typed` is a place in none of the areas, as far as the list of communes tells: a postcode, or a name that is not the
 * beginning of one of ours. An address without a postcode, or a phrase with one of our names in it, tells nothing.
 */
export function isOutside(areas: readonly NamedArea[], typed: string, communes: Communes): boolean {
  const { names, postcode } = read(typed)
  if (findArea(areas, typed, communes)) return false
  if (postcode || /\d/.test(typed)) return postcode !== undefined
  const known = areas
    .flatMap(({ name, ownNames }) => [name, ...ownNames, ...(communes[name] ?? [])])
    .map(normalise)
  const phrase = ` ${normalise(typed)} `
  const isBegun = known.some((name) => names.some((typed) => name.startsWith(typed)))
  const isMentioned = known.some((name) => phrase.includes(` ${name} `))
  return phrase.trim().length > 3 && !isBegun && !isMentioned
}
