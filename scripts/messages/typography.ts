import { asJson, type Message, type Problem } from './message'
import { replaceSpans, syntaxOf } from './syntax'

/**
 * Texts that SPEC.md dictates to the letter, straight apostrophe and ordinary space included (CONTENT.md, "verbatim
 * from spec"). They are excused only as long as they read exactly so.
 */
const verbatim: Record<string, string> = {
  'contact.form.successInline': 'Votre demande a été envoyée avec succès !',
  'study.sentToast': 'Message envoyé !',
  'toasts.contact.error.text': "Une erreur s'est produite. Veuillez réessayer.",
  'toasts.contact.success.title': 'Message envoyé !',
}

/** French sets a no-break space before these signs and inside « »: narrow before ; ! ?, wide elsewhere. */
function frenchSpaces(words: string, afterArgument: boolean): string {
  const spaced = words
    .replace(/ +(?=[;!?])|(?<=[\p{L}\p{N})»])(?=[;!?]([ »]|$))/gu, '\u202f')
    .replace(/ +(?=[:%€»])|(?<=[\p{L}\p{N})])(?=:([ »]|$)|[%€])|(?<=\S)(?=»)/gu, '\u00a0')
    .replace(/(?<=«)( +|(?=[\p{L}\p{N}]))/gu, '\u00a0')
  return afterArgument ? spaced.replace(/^(?=[;!?])/, '\u202f').replace(/^(?=[%€]|:( |$))/, '\u00a0') : spaced
}

/** A text whose words, not its arguments, went through a change; as it is when it is no message. */
function changeWords(text: string, change: (words: string, afterArgument: boolean) => string): string {
  const syntax = syntaxOf(text)
  if ('error' in syntax) return text
  const spans = syntax.words.map((span) => ({
    ...span,
    by: change(text.slice(span.start, span.end), span.afterArgument),
  }))
  return replaceSpans(text, spans)
}

const withApostrophes = (text: string) => changeWords(text, (words) => words.replaceAll("'", '’'))

/** The text of a message in the typography of its language. */
export function tidy({ locale, key, text }: Message): string {
  if (locale === 'fr' && verbatim[key] === text) return text
  const curly = withApostrophes(text)
  return locale === 'fr' ? changeWords(curly, frenchSpaces) : curly
}

/** Ordinary spaces where French wants no-break ones, and typewriter apostrophes in any language. */
export function checkTypography(messages: readonly Message[]): Problem[] {
  return messages.flatMap((message) => {
    const right = tidy(message)
    if (right === message.text) return []
    const curly = withApostrophes(message.text)
    const faults = [
      ...(curly !== message.text ? ['a straight apostrophe'] : []),
      ...(curly !== right ? ['an ordinary or no space where French sets a no-break one'] : []),
    ]
    return [{ ...message, text: `has ${faults.join(' and ')}`, write: asJson(right) }]
  })
}
