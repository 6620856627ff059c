import { locales } from '@/lib/i18n/locales'
import { loadMessages } from '@/lib/i18n/messages'

const ascii = Array.from({ length: 0x7e - 0x20 + 1 }, (_, index) => String.fromCharCode(0x20 + index)).join(
  '',
)
const accented = 'àáâäæçèéêëìíîïñòóôöœùúûüÿ'
/** No-break, narrow no-break and thin space, no-break hyphen. */
const spaces = '\u00a0\u202f\u2009\u2011'
const marks = '«»‘’‚“”„–—…•·€°²³½©®™×−±§'

const copy = JSON.stringify(locales.map(loadMessages))

/** Common characters of western Europe, and every character of the messages. The site's fonts contain no others. */
export const characters = [
  ...new Set(`${ascii}${accented}${accented.toUpperCase()}${spaces}${marks}${copy}`),
].join('')
