import { readFileSync } from 'node:fs'
import { figures } from '@/lib/business/figures'
import { pageFigures, pageName, pages } from '@/lib/content/pages'
import { sourceFiles } from '../export/files'
import { type Message, nearest, type Problem, problemAt } from './message'

/** A call of `t`: the keys that it may read, and the source of the values that it passes. */
type Call = { keys: RegExp; values: string }

/** What the code says of messages: its words, among them the names in keys, and its calls of `t`. */
export type Code = { words: ReadonlySet<string>; calls: readonly Call[] }

/** The source from a position to the bracket that closes the call there. */
function restOfCall(source: string, start: number): string {
  let depth = 1
  let end = start
  for (; depth > 0 && end < source.length; end++) depth += { '(': 1, ')': -1 }[source[end] ?? ''] ?? 0
  return source.slice(start, end - 1)
}

/** The calls of `t` in a file, which reads keys of the namespaces that the file names, or of all. */
function callsIn(source: string): Call[] {
  const namespaces = Array.from(source.matchAll(/getTranslations\(([^)]*)\)/g), ([, of = '']) =>
    of.replace(/^[^`']*[`']?|[`'][^`']*$/g, '').replace(/.$/, '$&.'),
  )
  return [...source.matchAll(/\bt\w*\(\s*([`'])([^`'\n]+)\1/g)].flatMap(({ 0: start, 2: key, index }) => {
    const values = restOfCall(source, index + start.length).replace(/^\s*as [^,]+|\s+/g, '')
    return (namespaces.length > 0 ? namespaces : ['']).map((namespace) => ({
      keys: new RegExp(`^${`${namespace}${key}`.replace(/\$\{[^}]*\}|[^\w.-]/g, '[\\w-]+')}$`),
      values,
    }))
  })
}

export function readCode(): Code {
  const sources = sourceFiles().map((file) => readFileSync(file, 'utf8'))
  return {
    words: new Set(sources.flatMap((source) => source.match(/[\w-]+/g) ?? [])),
    calls: sources.flatMap(callsIn),
  }
}

/** The names of values that a page fills in, and those that it may fill in, where its code does not say so. */
export type Names = { passed: readonly string[]; possible: ReadonlySet<string> }

/** Returns the names that a message may have. */
export function namesFor(key: string, { words, calls }: Code): Names {
  const page = pages.find((one) => new RegExp(`^seo\\.${pageName(one)}\\.`).test(key))
  if (page) return { passed: Object.keys(pageFigures(page, '')), possible: new Set() }
  const values = calls.filter(({ keys }) => keys.test(key)).map((call) => call.values)
  // A variable, or the properties of one.
  const isOpen =
    values.length === 0 ||
    values.some((text) => /^,(?!\{|figureArguments)|\.\.\.(?!figureArguments)/.test(text))
  const names = values.flatMap((text) => text.match(/\w+(?=[:,}])/g) ?? [])
  const hasFigures = isOpen || values.some((text) => text.includes('figureArguments'))
  return {
    passed: hasFigures ? [...Object.keys(figures), ...names] : names,
    possible: isOpen ? words : new Set(),
  }
}

/**
 * Reports keys with a name that is no word of the code, and the key of which they may be a typing error. The test of the
 * exported pages finds the other sentences that no page shows.
 */
export const checkUnread = (messages: readonly Message[], words: ReadonlySet<string>): Problem[] =>
  messages.flatMap((message) => {
    const names = message.key.split('.')
    // The code takes the names in a group `items` from the messages.
    const index = names.findIndex((name, at) => !words.has(name) && names[at - 1] !== 'items')
    if (index < 0) return []
    const right = nearest(names[index] ?? '', words)
    const fix = right
      ? `rename it to ${names.with(index, right).join('.')}`
      : 'remove it in every language, or add its entry to lib/content'
    return [problemAt(message, 'is read by no code', fix)]
  })
