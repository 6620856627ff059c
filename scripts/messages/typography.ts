import { asJson, type Message, type Problem } from './message'
import { replaceSpans, syntaxOf } from './syntax'

/** French has a no-break space before these signs and inside « »: narrow before ; ! ?, wide elsewhere. */
function frenchSpaces(words: string, afterArgument: boolean): string {
  const spaced = words
    .replace(/ +(?=[;!?])|(?<=[\p{L}\p{N})»])(?=[;!?]([ »]|$))/gu, '\u202f')
    .replace(/ +(?=[:%€»])|(?<=[\p{L}\p{N})])(?=:([ »]|$)|[%€])|(?<=\S)(?=»)/gu, '\u00a0')
    .replace(/(?<=«)( +|(?=[\p{L}\p{N}]))/gu, '\u00a0')
  return afterArgument ? spaced.replace(/^(?=[;!?])/, '\u202f').replace(/^(?=[%€]|:( |$))/, '\u00a0') : spaced
}

/** Corrects the typography of a message outside its arguments. Returns an invalid message unchanged. */
export function tidy({ locale, text }: Message): string {
  const spans = syntaxOf(text).words.map(({ start, end, afterArgument }) => {
    const curly = text.slice(start, end).replaceAll("'", '’')
    return { start, end, by: locale === 'fr' ? frenchSpaces(curly, afterArgument) : curly }
  })
  return replaceSpans(text, spans)
}

/** Reports ordinary spaces where French needs no-break ones, and straight apostrophes in any language. */
export function checkTypography(messages: readonly Message[]): Problem[] {
  return messages.flatMap((message) => {
    const { file, key, text } = message
    const right = tidy(message)
    const fault = 'has a straight apostrophe, or an ordinary space where French needs a no-break space'
    return right === text ? [] : [{ file, key, text: fault, write: asJson(right) }]
  })
}
