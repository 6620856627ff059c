import { copyFigures } from '@/lib/business/figures'
import { type Figure, knownFigures } from './known-figures'
import { asJson, byKey, type Message, type Problem } from './message'
import { type TypedNumber, typedNumbers } from './numbers'
import { replaceSpans, syntaxOf } from './syntax'
import { tidy } from './typography'

/** Below this, a bare number ("GR 13", "4 chambres") is too common to be recognised as a figure. */
const leastBare = 20

/** The business figures that a typed number may be. */
export const figuresOf = ({ value, units, isBare }: TypedNumber): Figure[] =>
  knownFigures.filter(
    (figure) => figure.value === value && (units.includes(figure.unit) || (isBare && value >= leastBare)),
  )

const argumentsOf = (text: string) => {
  const syntax = syntaxOf(text)
  return 'args' in syntax ? syntax.args.map(({ name }) => name) : []
}

/** The figures that one message types by hand, with the argument that should replace each. */
function typedFigures(message: Message, usedElsewhere: readonly string[]) {
  return typedNumbers(message).flatMap((number) => {
    const figures = figuresOf(number)
    // Prefer the argument that the other languages use here; otherwise the first match, which any message may use.
    const figure = figures.find(({ argument }) => usedElsewhere.includes(argument)) ?? figures[0]
    if (!figure) return []
    const by = figure.unit === 'euros' ? `{${figure.argument}, number}` : `{${figure.argument}}`
    return [{ start: number.start, end: number.end, by, figure }]
  })
}

/** Figures of lib that a message types by hand: each must be an argument. */
export function checkFigures(messages: readonly Message[]): Problem[] {
  const languages = byKey(messages)
  return messages.flatMap((message) => {
    const { file, key, text } = message
    const others = (languages.get(key) ?? []).flatMap((other) => argumentsOf(other.text))
    const found = typedFigures(message, others)
    if (found.length === 0) return []
    const what = found.map(({ figure }) => `${figure.value} (${figure.argument} of ${figure.source})`)
    const needsDeveloper = found.some(
      ({ figure: { argument } }) => !(argument in copyFigures) && !others.includes(argument),
    )
    const write = asJson(tidy({ ...message, text: replaceSpans(text, found) }))
    const help = needsDeveloper ? '; a developer has to pass the argument in braces' : ''
    return [
      { file, key, text: `types by hand a figure that lib defines: ${what.join(', ')}`, write: write + help },
    ]
  })
}
