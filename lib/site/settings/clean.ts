/** A text in quotes. An apostrophe inside single quotes is part of it: 'Les clés d'Autun'. */
const quoted = /^(?:(["'`])((?:(?!\1).|(?<=\p{L})\1(?=\p{L}))*)\1|“([^“”]*)”|«([^«»]*)»)$/u

/**
 * A setting without what copying adds: quotes, which shells and `.env` files remove and dashboards do not, marks without a
 * glyph, decomposed accents, blanks at both ends.
 */
export function cleanSetting(text = ''): string {
  const plain = text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
  const [, , straight, curly, angled] = quoted.exec(plain) ?? []
  const inner = straight ?? curly ?? angled
  return inner === undefined ? plain : cleanSetting(inner)
}
