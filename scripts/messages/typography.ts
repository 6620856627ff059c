import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { asJson, type Message, type Problem, problemAt } from './message'

const markup = /<\/?[a-z][^<>]*>|&(?:#x?[\da-f]+|[a-z]+\d*);/i
const textIn = (node: DefaultTreeAdapterTypes.Node): string =>
  'value' in node ? node.value : 'childNodes' in node ? node.childNodes.map(textIn).join('') : ''

/** A text without tags, and with the characters for which entities such as `&nbsp;` stand. */
function withoutMarkup(text: string): string {
  return markup.test(text) ? textIn(parseFragment(text)) : text
}

/** French has a no-break space before these signs and inside « »: narrow before ; ! ?, wide elsewhere. */
const withFrenchSpaces = (text: string) =>
  text
    .replace(/(?<=[^\s«(?!.…]) ?(?=[;!?](?:[\s»<}!?]|$))/g, '\u202f')
    .replace(/(?<=[^\s«(]) ?(?=[%»]|:(?:[\s»<}]|$))/g, '\u00a0')
    .replace(/« ?(?=\S)/g, '«\u00a0')

/** Restores no-break spaces whose code was damaged, and replaces other apostrophes by ’. */
const repaired = (text: string) =>
  text
    .replace(/[\\/]?u00a0/gi, '\u00a0')
    .replace(/[\\/]?u202f/gi, '\u202f')
    .replace(/['`´‘′](?=\p{L})|(?<=\p{L})['`´‘′]/gu, '’')

/** Reports markup, apostrophes other than ’, and French no-break spaces that are missing or damaged. */
export function checkTypography(message: Message): Problem[] {
  const { text } = message
  const plain = withoutMarkup(text)
  const right = message.locale === 'fr' ? withFrenchSpaces(repaired(plain)) : repaired(plain)
  if (right === text) return []
  const fault =
    plain === text
      ? 'has an apostrophe other than ’, or lacks a no-break space'
      : `has ${markup.exec(text)?.[0]}, which pages show as it is`
  return [problemAt(message, fault, `write ${asJson(right)}`)]
}
