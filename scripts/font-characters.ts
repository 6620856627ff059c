const ascii = String.fromCharCode(...Array(0x7f).keys()).slice(0x20)
const accented = 'àáâäæçèéêëìíîïñòóôöœùúûüÿ'
/** No-break, narrow no-break and thin space, no-break hyphen. Browsers take those that a font package lacks from another font. */
const spaces = '\u00a0\u202f\u2009\u2011'
const marks = '«»‘’‚“”„–—…•·€°²³½©®™×−±§'

/** The characters of the site's fonts: the common ones of western Europe. A new one needs `npm run fonts`. */
export const fontCharacters = [ascii, accented, accented.toUpperCase(), spaces, marks].join('')
