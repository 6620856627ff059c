import { byKey, type Message, type Problem } from './message'
import { syntaxOf } from './syntax'

/** `{name}` for each argument and `{name, number}` for one that must be a number, each once. */
function argumentsOf(syntax: ReturnType<typeof syntaxOf>): string[] {
  const args = 'args' in syntax ? syntax.args : []
  return [...new Set(args.map(({ name, kind }) => (kind === 'text' ? `{${name}}` : `{${name}, ${kind}}`)))]
}

/** Reports messages that cannot be parsed, and ICU arguments that differ from those of most languages. */
export function checkArguments(messages: readonly Message[]): Problem[] {
  return [...byKey(messages).values()].flatMap((languages) => {
    const parsed = languages.map((message) => ({ message, syntax: syntaxOf(message.text) }))
    const used = parsed.flatMap(({ syntax }) => argumentsOf(syntax))
    const agreed = [...new Set(used)].filter(
      (argument) => used.filter((other) => other === argument).length * 2 > languages.length,
    )
    return parsed.flatMap(({ message: { file, key }, syntax }) => {
      const own = argumentsOf(syntax)
      const lacking = agreed.filter((argument) => !own.includes(argument))
      const unknown = own.filter((argument) => !agreed.includes(argument))
      const faults = [
        ...('error' in syntax ? [`is not a valid message: ${syntax.error}`] : []),
        ...('args' in syntax && lacking.length > 0 ? [`lacks ${lacking.join(', ')}`] : []),
        ...(unknown.length > 0 ? [`has ${unknown.join(', ')}, which the other languages do not have`] : []),
      ]
      const write =
        agreed.length > 0 ? `the sentence with ${agreed.join(', ')}` : 'the sentence without braces'
      return faults.length > 0 ? [{ file, key, text: faults.join(' and '), write }] : []
    })
  })
}
