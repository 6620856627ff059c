import { type IndexedMessage, type KnownValue, onOneLine, type WordIndex } from './word-index'

/** A message that prints a text, with the text of each argument; or a text that pages print outside messages. */
export type Found = { message: IndexedMessage; values: Record<string, string> } | { text: KnownValue }

type Span = { start: number; end: number; found: Found }

/** Finds messages by the text that pages print. */
export type Finder = {
  /** Every message that prints exactly this text, and every text outside messages that equals it. */
  whole: (text: string) => readonly Found[]
  /** The messages that a text consists of, in their order; none if most of it is other text. */
  parts: (text: string) => readonly Found[]
}

const letters = (text: string) => text.match(/[\p{L}\p{N}]/gu)?.length ?? 0

/** Longer texts, in characters, are blocks and not sentences: searching them would only cost time. */
export const maxLength = 1500

/** The least share of a text's letters that must come from messages: a visitor may have typed one of our words. */
const minShare = 0.6

/** Whether this position of a text is between two letters of a word. */
const isInsideWord = (text: string, at: number) => /^[\p{L}\p{N}]{2}$/u.test(text.slice(at - 1, at + 1))

/** The longest spans that do not overlap. Spans of messages with the same text are identical, and all are kept. */
function longestSpans(spans: readonly Span[]): Span[] {
  const chosen: Span[] = []
  for (const span of spans.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const isClear = ({ start, end }: Span) =>
      end <= span.start || start >= span.end || (start === span.start && end === span.end)
    if (chosen.every(isClear)) chosen.push(span)
  }
  return chosen.toSorted((a, b) => a.start - b.start)
}

function memoise<Result>(find: (line: string) => Result[]) {
  const cache = new Map<string, Result[]>()
  return (text: string): readonly Result[] => {
    const line = onOneLine(text)
    if (line === '' || line.length > maxLength) return []
    const result = cache.get(line) ?? find(line)
    cache.set(line, result)
    return result
  }
}

/** How a message is found. Without arguments it is found by its text, which takes a fraction of the time. */
function patternFor(message: IndexedMessage) {
  const { pattern, args } = message
  return {
    message,
    whole: args.length > 0 ? new RegExp(`^${pattern}$`, 'u') : null,
    part: new RegExp(pattern, 'gu'),
    // A message such as "{count}+" is found as a whole only.
    isTelling: letters(pattern.replace(/\(.*?\)/g, '')) > 1,
  }
}

function foundIn(message: IndexedMessage, groups: readonly (string | undefined)[]): Found {
  const values = message.args.flatMap(({ name }, index) =>
    groups[index] === undefined ? [] : [[name, groups[index]]],
  )
  return { message, values: Object.fromEntries(values) }
}

export function createFinder({ messages, texts }: WordIndex): Finder {
  const patterns = messages.map(patternFor)
  const withArguments = patterns.filter(({ whole }) => whole)
  const fixed = new Map<string, Found[]>()
  const fix = (text: string, found: Found) => fixed.set(text, [...(fixed.get(text) ?? []), found])
  for (const { message, whole } of patterns)
    if (!whole) fix(message.pattern.replace(/\\(.)/g, '$1'), { message, values: {} })
  for (const text of texts) fix(onOneLine(text.text), { text })

  return {
    whole: memoise((line) => [
      ...(fixed.get(line) ?? []),
      ...withArguments.flatMap(({ message, whole }) => {
        const match = whole?.exec(line)
        return match ? [foundIn(message, match.slice(1))] : []
      }),
    ]),
    parts: memoise((line) => {
      const spans = patterns.flatMap(({ message, part, isTelling }) =>
        isTelling
          ? [...line.matchAll(part)].map((match): Span => {
              const end = match.index + match[0].length
              return { start: match.index, end, found: foundIn(message, match.slice(1)) }
            })
          : [],
      )
      const chosen = longestSpans(
        spans.filter(({ start, end }) => !isInsideWord(line, start) && !isInsideWord(line, end)),
      )
      const ours = new Map(chosen.map(({ start, end }) => [start, letters(line.slice(start, end))]))
      const share = [...ours.values()].reduce((sum, count) => sum + count, 0) / letters(line)
      return share >= minShare ? chosen.map(({ found }) => found) : []
    }),
  }
}
