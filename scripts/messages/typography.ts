import { asJson, type Message, type Problem } from './message'

/** French has a no-break space before these signs and inside « »: narrow before ; ! ?, wide elsewhere. */
const withFrenchSpaces = (text: string) =>
  text
    .replace(/(?<=[^\s«(?!.…]) ?(?=[;!?](?:[\s»<}!?]|$))/g, '\u202f')
    .replace(/(?<=[^\s«(]) ?(?=[%€»]|:(?:[\s»<}]|$))/g, '\u00a0')
    .replace(/« ?(?=\S)/g, '«\u00a0')

/** Restores no-break spaces whose code was damaged, and replaces other apostrophes by ’. */
const repaired = (text: string) =>
  text
    .replace(/[\\/]?u00a0|&nbsp;/gi, '\u00a0')
    .replace(/[\\/]?u202f/gi, '\u202f')
    .replace(/['`´‘′](?=\p{L})|(?<=\p{L})['`´‘′]/gu, '’')

/** Reports apostrophes other than ’, and French no-break spaces that are missing or damaged. */
export function checkTypography({ locale, file, key, text }: Message): Problem[] {
  const right = locale === 'fr' ? withFrenchSpaces(repaired(text)) : repaired(text)
  const fault = 'has an apostrophe other than ’, or lacks a no-break space'
  return right === text ? [] : [{ file, key, text: fault, fix: `write ${asJson(right)}` }]
}
