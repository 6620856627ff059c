import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser'

/** A piece of a text; `start` and `end` are offsets in it. */
export type Span = { start: number; end: number }
/** `kind` is the type of value that the argument needs. A plural needs a number, like `{x, number}`. */
type Argument = { name: string; kind: string }
/** The text between two arguments. `afterArgument` is true if a value is printed directly before them. */
type Literal = Span & { afterArgument: boolean }

/** The arguments and the literals of a message; none, and the reason, if it cannot be parsed. */
type ParsedMessage = { args: Argument[]; literals: Literal[]; error?: string }

const kinds: Partial<Record<TYPE, string>> = {
  [TYPE.argument]: 'text',
  [TYPE.number]: 'number',
  [TYPE.plural]: 'number',
  [TYPE.date]: 'date',
  [TYPE.time]: 'time',
  [TYPE.select]: 'choice',
  [TYPE.tag]: 'tag',
}

function collect(elements: MessageFormatElement[], syntax: ParsedMessage) {
  elements.forEach((element, index) => {
    const start = element.location?.start.offset ?? 0
    const end = element.location?.end.offset ?? 0
    const before = elements[index - 1]
    const kind = kinds[element.type]
    if (element.type === TYPE.literal)
      syntax.literals.push({ start, end, afterArgument: before !== undefined && before.type !== TYPE.tag })
    if (kind && 'value' in element) syntax.args.push({ name: String(element.value), kind })
    if ('options' in element)
      for (const option of Object.values(element.options)) collect(option.value, syntax)
    if ('children' in element) collect(element.children, syntax)
  })
}

/** Splits a message into its arguments and its literals. */
export function parseMessage(text: string): ParsedMessage {
  const syntax: ParsedMessage = { args: [], literals: [] }
  const invalid = (error: string) => ({ args: [], literals: [], error })
  try {
    collect(parse(text, { captureLocation: true }), syntax)
  } catch (error) {
    return invalid((error as Error).message.toLowerCase().replaceAll('_', ' '))
  }
  const stray = syntax.literals.some(({ start, end }) => text.slice(start, end).includes('}'))
  return stray ? invalid('it has a } without a {') : syntax
}

/** Replaces spans of a text. The spans must not overlap. */
export function replaceSpans(text: string, spans: readonly (Span & { by: string })[]): string {
  return [...spans]
    .sort((a, b) => b.start - a.start)
    .reduce((result, { start, end, by }) => result.slice(0, start) + by + result.slice(end), text)
}
