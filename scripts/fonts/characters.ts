const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
)
const accented = 'àáâäæçèéêëìíîïñòóôöœùúûüÿ'
/** No-break, narrow no-break and thin space, no-break hyphen. */
const spaces = '\u00a0\u202f\u2009\u2011'
const marks = '«»‘’‚“”„–—…•·€°²³½©®™×−±§'

/** The characters of French, Dutch and English copy. The site's fonts contain these and no others. */
export const characters = `${ascii}${accented}${accented.toUpperCase()}${spaces}${marks}`
