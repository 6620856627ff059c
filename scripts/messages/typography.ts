import type { Locale } from '@/lib/i18n/locales'
import { asJson, type Message, type Problem } from './message'
import { unitWords } from './numbers'
import { replaceSpans, syntaxOf } from './syntax'

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

/** A value and its unit have a no-break space between them. */
function spaceBeforeUnit(words: string, locale: Locale): string {
  const units = Object.values(unitWords).map((alternatives) => alternatives[locale])
  return words.replace(new RegExp(`^ ?(?=(?:${units.join('|')})(?!\\p{L}))`, 'u'), '\u00a0')
}

/** Corrects the typography of a message outside its arguments. Returns an invalid message unchanged. */
export function tidy({ locale, text }: Message): string {
  const spans = syntaxOf(text).words.map(({ start, end, afterArgument }) => {
    const repaired = repair(text.slice(start, end))
    const words = afterArgument ? spaceBeforeUnit(repaired, locale) : repaired
    return { start, end, by: locale === 'fr' ? frenchSpaces(words, afterArgument) : words }
  })
  return replaceSpans(text, spans)
}

/** Reports apostrophes other than ’, and no-break spaces that are missing or damaged. */
export function checkTypography(messages: readonly Message[]): Problem[] {
  return messages.flatMap((message) => {
    const { file, key, text } = message
    const right = tidy(message)
    const fault = 'has an apostrophe other than ’, or lacks a no-break space'
    return right === text ? [] : [{ file, key, text: fault, write: asJson(right) }]
  })
}
