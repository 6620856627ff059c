import { type Locale, locales } from '@/lib/i18n/locales'
import { asJson, type Message, type Problem } from './message'
import { unitWords } from './numbers'
import { parseMessage, replaceSpans } from './syntax'

/** French has a no-break space before these signs and inside « »: narrow before ; ! ?, wide elsewhere. */
function frenchSpaces(words: string, afterArgument: boolean): string {
  const spaced = words
    .replace(/ +(?=[;!?])|(?<=[\p{L}\p{N})»])(?=[;!?]([ »]|$))/gu, '\u202f')
    .replace(/ +(?=[:%€»])|(?<=[\p{L}\p{N})])(?=:([ »]|$)|[%€])|(?<=\S)(?=»)/gu, '\u00a0')
    .replace(/(?<=«)( +|(?=[\p{L}\p{N}]))/gu, '\u00a0')
  return afterArgument ? spaced.replace(/^(?=[;!?])/, '\u202f').replace(/^(?=[%€]|:( |$))/, '\u00a0') : spaced
}

/** Restores no-break spaces whose code was damaged, and replaces other apostrophes by ’. */
const repair = (words: string) =>
  words
    .replace(/[\\/]?u00a0|&nbsp;/gi, '\u00a0')
    .replace(/[\\/]?u202f/gi, '\u202f')
    .replace(/'|(?<=\p{L})[`´‘′](?=\p{L})/gu, '’')

/** What is between a value and its unit, if it is no no-break space, in each language. */
const beforeUnit = Object.fromEntries(
  locales.map((locale) => {
    const units = Object.values(unitWords).map((alternatives) => alternatives[locale])
    return [locale, new RegExp(`^ ?(?=(?:${units.join('|')})(?!\\p{L}))`, 'u')]
  }),
) as Record<Locale, RegExp>

/** Corrects the typography of a message outside its arguments. Returns an invalid message unchanged. */
export function correctTypography({ locale, text }: Message): string {
  const spans = parseMessage(text).literals.map(({ start, end, afterArgument }) => {
    const repaired = repair(text.slice(start, end))
    const words = afterArgument ? repaired.replace(beforeUnit[locale], '\u00a0') : repaired
    return { start, end, by: locale === 'fr' ? frenchSpaces(words, afterArgument) : words }
  })
  return replaceSpans(text, spans)
}

/** Reports apostrophes other than ’, and no-break spaces that are missing or damaged. */
export function checkTypography(messages: readonly Message[]): Problem[] {
  return messages.flatMap((message) => {
    const { file, key, text } = message
    const right = correctTypography(message)
    const fault = 'has an apostrophe other than ’, or lacks a no-break space'
    return right === text ? [] : [{ file, key, text: fault, suggestion: asJson(right) }]
  })
}
