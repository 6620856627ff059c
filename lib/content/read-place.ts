/** What may stand before the name of a place: articles of names ("Le Creusot"), "lac des", "near". */
const before =
  /^(?:(?:a|bij|close|commune|des?|du|d|het|in|km|lac|lake|l[ae]s?|l|meer|near|of|omgeving|pres|proche|the|to|van|village) )+/

/** What may stand behind it, and does not tell communes of the same name apart: "Autun, Bourgogne". */
const behind =
  /(?:(?: (?:and|dans|de|en|et|het|in|l[ae]?|the))* (?:alentours|area|bourgogne(?: franche comte)?|bourgondie|burgundy|centre(?: ville)?|environs|france|frankrijk|lake|meer|morvan|omgeving|surroundings))+$/

/**
 * Normalises the name of a place: "Étang-sur-Arroux" and "etang s/ arroux" are equal. Drops accents, case, punctuation and
 * what stands before the name. Writes "saint" in full, and "sur" and "sous" alike, because both are shortened to "s/".
 */
export const normalise = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replace(/[^a-z0-9]+/g, ' ')
    .replace(/\bst(e?)\b/g, 'saint$1')
    .replace(/\b(?:sur|sous|s s)\b/g, 's')
    .replace(/\blez\b/g, 'les')
    .trim()
    .replace(before, '')

/**
 * Reads what is typed: its names, each up to a comma, a bracket or a digit, with and without what stands behind it; how it
 * ends; and its postcodes. The number of a post office box, before "Cedex", is no postcode of a place.
 */
export function readPlace(text: string) {
  const typed = text.slice(0, 300)
  // Without a lookbehind, which Safari before 16.4 cannot parse: no form would load.
  const postcode = /(^|\D)(\d{2} ?\d{3})(?!\d)/g
  const postcodes = [...typed.matchAll(postcode)].map(([, , code = '']) => code.replace(' ', ''))
  const words = typed
    .replace(postcode, '$1 ')
    .replace(/\bcedex\b/gi, ' ')
    .replace(/\bs\/(?:s\b)?/gi, 's ')
  const names = [...words.split(/[,;/()\n\d]+/), words.replace(/\d/g, ' ')].map(normalise)
  return {
    names: [...names, ...names.map((name) => name.replace(behind, ''))].filter(Boolean),
    ending: ` ${normalise(words).replace(behind, '')}`,
    postcodes: /\bcedex\b/i.test(typed) ? [] : postcodes,
  }
}
