import { byKey, type Message, type Problem } from './message'
import { parseMessage } from './syntax'

/** Adds the error of a message, and `{name}` or `{name, number}` for each of its arguments. */
function withSyntax(message: Message) {
  const { args, error } = parseMessage(message.text)
  const written = args.map(({ name, kind }) => (kind === 'text' ? `{${name}}` : `{${name}, ${kind}}`))
  return { ...message, error, args: [...new Set(written)] }
}

/** Reports messages that cannot be parsed, and ICU arguments that differ from those of most languages. */
export function checkArguments(messages: readonly Message[]): Problem[] {
  return [...byKey(messages).values()].flatMap((languages) => {
    const parsed = languages.map(withSyntax)
    const used = parsed.flatMap(({ args }) => args)
    const agreed = [...new Set(used)].filter(
      (argument) => used.filter((other) => other === argument).length * 2 > languages.length,
    )
    const suggestion =
      agreed.length > 0
        ? `the sentence with ${agreed.join(', ')}`
        : 'the sentence without braces and < >, or with the same ones in every language'
    return parsed.flatMap(({ file, key, args, error }) => {
      const lacking = agreed.filter((argument) => !args.includes(argument))
      const unknown = args.filter((argument) => !agreed.includes(argument))
      const faults = [
        ...(error ? [`is not a valid message: ${error}`] : []),
        ...(!error && lacking.length > 0 ? [`lacks ${lacking.join(', ')}`] : []),
        ...(unknown.length > 0 ? [`has ${unknown.join(', ')}, which the other languages do not have`] : []),
      ]
      return faults.length > 0 ? [{ file, key, text: faults.join(' and '), suggestion }] : []
    })
  })
}
