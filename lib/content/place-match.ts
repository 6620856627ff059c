/** The content of `/places/<language>.json`: the places that are recognised in one language. */
export type PlaceIndex = {
  /** A sentence with the public income range, one for each city. */
  ranges: string[]
  /** Normalised names and other names of cities; the value is an index into `ranges`. */
  cities: Record<string, number>
  /** Normalised names of the towns that a city covers; the value is an index into `ranges`. */
  towns: Record<string, number>
}

/** Normalises a place name: "Étang-sur-Arroux" and "etang sur arroux" are equal. Drops accents, case and punctuation. */
export function normalisePlace(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Returns the public income range of the place in `typed`; null if it is not one of ours. A city is recognised within a
 * phrase ("maison près de Dijon"), a town only between separators ("Sully, 71360"), because other towns have similar
 * names ("Sully-sur-Loire").
 */
export function findRange(index: PlaceIndex, typed: string): string | null {
  const parts = typed.split(/[,;/()\n\d]+/).map(normalisePlace)
  const towns = Object.keys(index.towns)
  const town = parts.find((part) => towns.includes(part))
  if (town !== undefined) return index.ranges[index.towns[town] ?? -1] ?? null
  const phrase = ` ${normalisePlace(typed)} `
  const city = Object.keys(index.cities).find((name) => phrase.includes(` ${name} `))
  return city === undefined ? null : (index.ranges[index.cities[city] ?? -1] ?? null)
}
