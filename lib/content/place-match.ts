/** The recognised places of one language, as `/places/<language>.json` holds them. */
export type PlaceIndex = {
  /** A sentence with the public income range, one for each city. */
  ranges: string[]
  /** Normalised names of cities and what they are also called; the value points into `ranges`. */
  cities: Record<string, number>
  /** Normalised names of the towns that a city covers. */
  towns: Record<string, number>
}

/** "Étang-sur-Arroux" and "etang sur arroux" are one place: no accents, case, hyphens or apostrophes. */
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
 * The public range of the place that a visitor typed; null when it is not one of ours. A city is recognised
 * inside a phrase ("maison près de Dijon"), a town only as a whole part of it ("Sully, 71360"), because small
 * towns have namesakes ("Sully-sur-Loire").
 */
export function findRange(index: PlaceIndex, typed: string): string | null {
  const parts = typed.split(/[,;/()\n\d]+/).map(normalisePlace)
  const town = parts.find((part) => Object.hasOwn(index.towns, part))
  if (town !== undefined) return index.ranges[index.towns[town] ?? -1] ?? null
  const phrase = ` ${normalisePlace(typed)} `
  const city = Object.keys(index.cities).find((name) => phrase.includes(` ${name} `))
  return city === undefined ? null : (index.ranges[index.cities[city] ?? -1] ?? null)
}
