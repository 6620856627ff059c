import { figuresOf } from './check-figures'
import type { Message, Problem } from './message'
import { type TypedNumber, typedNumbers } from './numbers'
import { syntaxOf } from './syntax'

/** Multiples in words, such as "twice the rent" or "trois fois". */
const spelledMultiple =
  /\b(?:(?:deux|trois|quatre|cinq|six|dix) fois|(?:twee|drie|vier|vijf|zes|tien) ?(?:keer|maal)|(?:two|three|four|five|six|ten) times|twice)(?!\p{L})/giu

/** Whether a number measures something that a business figure measures, and is not one of the figures. */
const isClaim = (number: TypedNumber) => number.units.length > 0 && figuresOf(number).length === 0

/** The claims of one message that no figure of lib supports: each number with the word after it. */
function unsupported(message: Message): string[] {
  const numbers = typedNumbers(message)
    .filter(isClaim)
    .map(({ start }) => /^\S+(\s\S+)?/.exec(message.text.slice(start))?.[0] ?? '')
  const syntax = syntaxOf(message.text)
  const words = 'words' in syntax ? syntax.words : []
  const multiples = words.flatMap(
    ({ start, end }) => message.text.slice(start, end).match(spelledMultiple) ?? [],
  )
  return [...numbers, ...multiples]
}

/**
 * Measures that no figure of lib supports: amounts, percentages, multiples, numbers of properties, hours, months. A number
 * that copy states is a figure of lib, or it contradicts lib.
 */
export function checkClaims(messages: readonly Message[]): Problem[] {
  const write = 'the {name} of a figure in lib/business/figures.ts, which computes what follows from others'
  return messages.flatMap((message) => {
    const found = unsupported(message)
    if (found.length === 0) return []
    const text = `states a figure that lib does not have: ${found.map((claim) => `"${claim}"`).join(', ')}`
    return [{ file: message.file, key: message.key, text, write }]
  })
}
