import { asJson, byKey, type Message, type Problem } from './message'
import { nearest } from './nearest'
import { type Argument, replaceSpans, syntaxOf } from './syntax'
import { tidy } from './typography'

type Parsed = { message: Message; args: Argument[] }

const corrected = (message: Message, arg: Argument, by: string) =>
  asJson(tidy({ ...message, text: replaceSpans(message.text, [{ ...arg, by }]) }))

const braces = (names: Iterable<string>) => [...names].map((name) => `{${name}}`).join(', ')

/** What the languages agree on: each argument that most of them have, as most of them write it. */
function agreedArguments(parsed: readonly Parsed[]): Map<string, Argument & { source: string }> {
  const agreed = new Map<string, Argument & { source: string }>()
  for (const name of new Set(parsed.flatMap(({ args }) => args.map((arg) => arg.name)))) {
    const uses = parsed.flatMap(({ message, args }) => {
      const arg = args.find((other) => other.name === name)
      return arg ? [{ ...arg, source: message.text.slice(arg.start, arg.end) }] : []
    })
    const votes = (kind: string) => uses.filter((use) => use.kind === kind).length
    const [most] = uses.toSorted((a, b) => votes(b.kind) - votes(a.kind))
    if (most && uses.length * 2 > parsed.length) agreed.set(name, most)
  }
  return agreed
}

function checkMessage({ message, args }: Parsed, agreed: ReturnType<typeof agreedArguments>): Problem[] {
  const missing = new Set(agreed.keys())
  for (const { name } of args) missing.delete(name)
  const problems: Problem[] = []

  for (const arg of args) {
    const known = agreed.get(arg.name)
    if (known?.kind === arg.kind) continue
    if (known) {
      const write = corrected(message, arg, known.source)
      problems.push({ ...message, text: `{${arg.name}} is a ${known.kind} in the other languages`, write })
      continue
    }
    const meant = nearest(arg.name, missing)
    if (meant) missing.delete(meant)
    const by = message.text.slice(arg.start, arg.end).replace(arg.name, meant ?? '')
    const write = meant
      ? corrected(message, arg, by)
      : agreed.size > 0
        ? `the sentence with ${braces(agreed.keys())} only`
        : 'the sentence without braces'
    problems.push({ ...message, text: `nothing is known here by the name {${arg.name}}`, write })
  }

  if (missing.size > 0) {
    const write = `the sentence with ${braces(missing)} in it, as the other languages have`
    problems.push({ ...message, text: `lacks ${braces(missing)}`, write })
  }
  return problems
}

/** The same ICU arguments (name and kind) in each language; a message that cannot be parsed is a problem too. */
export function checkArguments(messages: readonly Message[]): Problem[] {
  return [...byKey(messages).values()].flatMap((twins) => {
    const read = twins.map((message) => ({ message, syntax: syntaxOf(message.text) }))
    const parsed = read.flatMap(({ message, syntax }) =>
      'args' in syntax ? [{ message, args: syntax.args }] : [],
    )
    const agreed = agreedArguments(parsed)
    const broken = read.flatMap(({ message, syntax }) => {
      if (!('error' in syntax)) return []
      const write = `each value as ${braces(agreed.keys()) || '{name}'}`
      return [{ ...message, text: `is no message: ${syntax.error}`, write }]
    })
    return [...broken, ...parsed.flatMap((one) => checkMessage(one, agreed))]
  })
}
