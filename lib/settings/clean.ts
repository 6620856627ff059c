/** A setting without what copy and paste adds unseen: marks without a glyph, decomposed accents, blanks at both ends. */
export const cleanSetting = (text = ''): string =>
  text
    .normalize('NFC')
    .replace(/\p{Cf}/gu, '')
    .trim()
