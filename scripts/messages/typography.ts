import { parse } from '@formatjs/icu-messageformat-parser'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { asJson, type Message, type Problem, problemAt } from '@/lib/files/problem'
import { keysIn } from '@/lib/i18n/message-keys'
import { cleanText } from '@/lib/leads/email'

const markup = /<\/?[a-z][^<>]*>|&(?:#x?[\da-f]+|[a-z]+\d*);/i
const textIn = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''

/** A text without tags, and with the characters for which entities such as `&nbsp;` stand. */
const withoutMarkup = (text: string) => (markup.test(text) ? textIn(parseFragment(text)) : text)

/** A text without the signs of Markdown for links, bold, italics, code, headings and lists. */
const withoutMarkdown = (text: string) =>
  text
    .replace(/!?\[([^\]]+)\]\([^)\s]+\)/g, '$1')
    .replace(/(?<![\p{L}\d])(\*{1,3}|_{1,3}|`+)(?=\S)([^*_`]+)(?<=\S)\1(?![\p{L}\d])/gu, '$2')
    .replace(/^(?:#+|-) +|\*{2,}/g, '')

/** A text without the keys that sentences carry in a preview, from which it was copied. */
const withoutKeys = (text: string) => (keysIn(text).length > 0 ? cleanText(text) : text)

const emoji = '\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]*'
const invisible = new RegExp(`(${emoji}(?:\\u200d${emoji})*)|(?!\\u00ad)\\p{DI}`, 'gu')

/** A text without characters that have no width, except those in emoji and the soft hyphen. */
const withoutInvisible = (text: string) => text.replace(invisible, '$1')

/** A text whose accents are part of their letters: macOS and PDF files write them apart. */
const withAccents = (text: string) => text.normalize('NFC')

/** One blank for several, and for tabs and separators of lines; none at the ends. */
const withBlanks = (text: string) =>
  text
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim()

/** Removes what only looks like a blank from the names in braces, if they are none with it. */
function withNames(text: string): string {
  try {
    parse(text)
    return text
  } catch {
    return text.replace(/(?<=[{,])[^\S ]+|[^\S ]+(?=[,}])/g, '')
  }
}

/** Restores no-break spaces whose code was damaged. */
const withSpaces = (text: string) =>
  text.replace(/[\\/]?u00a0/gi, '\u00a0').replace(/[\\/]?u202f/gi, '\u202f')

/** An opening quotation mark, which a ’ that no letter follows closes; not that of ’s avonds. */
const opening = /(?<!\p{L})['‘](?=\p{L}{2}.*?(?:\p{L}['‘]|’)(?!\p{L})|\p{L}['‘’](?!\p{L}))/gu

const withApostrophes = (text: string) =>
  text
    .replace(opening, '\0')
    .replace(/['`´‘′](?=\p{L})|(?<=\p{L})['`´‘′]/gu, '’')
    .replaceAll('\0', '‘')

/** Removes apostrophes round a value: in messages they mean that braces are no value. */
const withoutQuotes = (text: string) => text.replace(/'+(?=[{}<>#])|(?<=[{}<>#])'+/g, '')

/** No line begins with these signs. */
const withSpacesBefore = (text: string) => text.replace(/ (?=[·•|])|(?<=[\d}]) (?=%)/g, '\u00a0')

/** French has a no-break space before these signs and inside « »: narrow before ; ! ?, wide elsewhere. */
const withFrenchSpaces = (text: string) =>
  text
    .replace(/(?<=[^\s«(?!.…]) ?(?=[;!?](?:[\s»<}!?]|$))/g, '\u202f')
    .replace(/(?<=[^\s«(]) ?(?=[%»]|:(?:[\s»<}]|$))/g, '\u00a0')
    .replace(/« ?(?=\S)/g, '«\u00a0')

/** What each repair is for, in the order in which they are made. */
const repairs: [fault: string, repair: (text: string) => string][] = [
  ['is copied from a preview, with its invisible key', withoutKeys],
  ['has tags or entities, which pages show as they are', withoutMarkup],
  ['has signs of Markdown, which pages show as they are', withoutMarkdown],
  ['has an invisible character', withoutInvisible],
  ['has accents apart from their letters', withAccents],
  ['has a blank too many, a tab or a line break', withBlanks],
  ['has an invisible character in {}', withNames],
  ['has the code of a space without its \\', withSpaces],
  ['has an apostrophe other than ’', withApostrophes],
  ["has ' beside {}, which pages would show as braces", withoutQuotes],
  ['lacks a no-break space', withSpacesBefore],
  ['lacks a no-break space', withFrenchSpaces],
]

/** A URL, whose signs are no typing: `https://example.org/?url=https%3A`. */
const url = /\b(?:https?:\/\/|www\.|[\w-]+\.[a-z]{2,}\/)[^\s\p{Cf}{}<>()«»"]*[\p{L}\d/_=-]/giu

/** The text of a message as it should be, and what was wrong with it. */
export function repaired({ text, locale }: Message): { text: string; faults: string[] } {
  const urls: string[] = []
  let right = text.replace(url, (one) => String.fromCharCode(0xdfff + urls.push(one)))
  const faults = repairs.flatMap(([fault, repair]) => {
    if (repair === withFrenchSpaces && locale !== 'fr') return []
    const before = right
    right = repair(before)
    return right === before ? [] : [fault]
  })
  const whole = right.replace(/[\ue000-\ue0ff]/g, (sign) => urls[sign.charCodeAt(0) - 0xe000] ?? sign)
  return { text: whole, faults: [...new Set(faults)] }
}

/** Reports letters, spaces, quotes and markup that pages would not show as meant, with the right text. */
export function checkTypography(message: Message): Problem[] {
  const { text, faults } = repaired(message)
  const quotes = 'write the quotation marks of the language, such as “ ” or « »'
  return [
    ...(faults.length > 0 ? [problemAt(message, faults.join(', '), `write ${asJson(text)}`)] : []),
    ...(text.includes('"') ? [problemAt(message, 'has straight quotes', quotes)] : []),
    // Each language has its own place for it.
    ...(text.includes('€')
      ? [problemAt(message, 'has €', 'remove it, and write {name, number, euros} for the amount')]
      : []),
  ]
}
