import { copyFigures } from '@/lib/content/copy-figures'
import { type Figure, knownFigures } from './known-figures'
import { asJson, byKey, type Message, type Problem } from './message'
import { type TypedNumber, typedNumbers } from './numbers'
import { replaceSpans, syntaxOf } from './syntax'
import { tidy } from './typography'

/** Keys whose text may print the number of a figure because there it means something else, each with the reason. */
const allowed: Record<string, string> = {}

/** Below this a bare number ("GR 13", "4 chambres") says too little to be taken for a figure without its unit. */
const telling = 20

function figuresOf({ value, unit }: TypedNumber): Figure[] {
  if (unit === 'other' || (unit === null && value < telling)) return []
  return knownFigures.filter((figure) => figure.value === value && (unit === null || figure.unit === unit))
}

const namesOf = (text: string) => {
  const syntax = syntaxOf(text)
  return 'args' in syntax ? syntax.args.map(({ name }) => name) : []
}

/** The arguments that other languages have in this message and this one lacks. */
function lackingArguments(message: Message, twins: readonly Message[]): string[] {
  const own = namesOf(message.text)
  return [...new Set(twins.flatMap(({ text }) => namesOf(text)))].filter((name) => !own.includes(name))
}

/** The argument to write: one that the other languages have here, else one that every message gets, else the usual. */
function argumentFor(figures: readonly Figure[], lacking: readonly string[]): string {
  const usual = figures.map(({ argument }) => argument)
  const [only, ...more] = lacking
  return (
    usual.find((name) => lacking.includes(name)) ??
    (more.length === 0 ? only : undefined) ??
    usual.find((name) => name in copyFigures) ??
    usual[0] ??
    ''
  )
}

function checkMessage(message: Message, twins: readonly Message[]): Problem[] {
  const syntax = syntaxOf(message.text)
  if ('error' in syntax || message.key in allowed) return []
  const lacking = lackingArguments(message, twins)

  const found = syntax.words.flatMap((words) =>
    typedNumbers(message.locale, message.text.slice(words.start, words.end)).flatMap((number) => {
      const figures = figuresOf(number)
      if (!figures[0]) return []
      const argument = argumentFor(figures, lacking)
      const by = number.value < 1000 ? `{${argument}}` : `{${argument}, number}`
      const span = { start: words.start + number.start, end: words.start + number.end, by }
      return [{ ...span, argument, source: `${number.value} (${figures[0].source})` }]
    }),
  )
  if (found.length === 0) return []

  const text = `types by hand a figure that lives in lib: ${found.map(({ source }) => source).join(' and ')}`
  const write = asJson(tidy({ ...message, text: replaceSpans(message.text, found) }))
  const unheard = found
    .map(({ argument }) => argument)
    .filter((name) => !lacking.includes(name) && !(name in copyFigures))
  const help = unheard.length > 0 ? `; a developer has to pass {${unheard.join('}, {')}} to this message` : ''
  return [{ ...message, text, write: write + help }]
}

/** Figures typed by hand that live in lib: each must reach the message as an argument (DESIGN.md, "One source each"). */
export function checkFigures(messages: readonly Message[]): Problem[] {
  const twins = byKey(messages)
  return messages.flatMap((message) => checkMessage(message, twins.get(message.key) ?? []))
}
