import type { AccountTexts } from './account'

/** An area with its account, and the names by which it is recognised. */
export type Area = {
  account: AccountTexts
  /** The shortest name of the area, such as "settons". */
  name: string
  /** The name and the communes of its page. */
  towns: readonly string[]
}

/** Normalises a place name: "Étang-sur-Arroux" and "etang sur arroux" are equal. Drops accents, case and punctuation. */
function normalise(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
}

/**
 * Returns the area of the place in `typed`; undefined if it is not one of ours. An area is recognised within a
 * phrase ("maison près de Dijon"), a commune only between separators ("Sully, 71360"), because other communes have
 * similar names ("Sully-sur-Loire"). Its first words are enough ("Moux") if no other commune begins with them.
 */
export function findArea(areas: readonly Area[], typed: string): Area | undefined {
  const parts = typed.split(/[,;/()\n\d]+/).map(normalise)
  const phrase = ` ${normalise(typed)} `
  const communes = new Set(areas.flatMap(({ towns }) => towns.map(normalise)))
  const begun = parts.flatMap((part) => {
    const found = [...communes].filter((commune) => commune.startsWith(`${part} `))
    return found.length === 1 ? found : []
  })
  const withCommune = (names: readonly string[]) =>
    areas.find(({ towns }) => towns.some((town) => names.includes(normalise(town))))
  return (
    withCommune(parts) ??
    areas.find(({ name }) => phrase.includes(` ${normalise(name)} `)) ??
    withCommune(begun)
  )
}
