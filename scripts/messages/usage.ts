import { parseSync, Visitor } from 'oxc-parser'
import { byKey, type Message, type Problem } from './message'

export type Source = { file: string; content: string }

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Everything in a source file that can name a message: strings, property names, templates with gaps. */
function namesIn({ file, content }: Source): { texts: string[]; templates: RegExp[] } {
  const texts: string[] = []
  const templates: RegExp[] = []
  const visitor = new Visitor({
    Literal({ value }) {
      if (typeof value === 'string') texts.push(value)
    },
    Property({ key }) {
      if (key.type === 'Identifier') texts.push(key.name)
    },
    TemplateLiteral({ quasis }) {
      const parts = quasis.map(({ value }) => escaped(value.cooked ?? ''))
      // A template that has only gaps would match every key.
      if (parts.some((part) => /\w/.test(part))) templates.push(new RegExp(`^${parts.join('.*')}$`, 's'))
    },
  })
  visitor.visit(parseSync(file, content).program)
  return { texts, templates }
}

/**
 * Reports messages that no source uses, neither by the whole key nor by a namespace and the rest of the key, even in
 * different files. Lenient: a string that happens to equal a key counts as a use. So a reported message is unused.
 */
export function checkUsage(messages: readonly Message[], sources: readonly Source[]): Problem[] {
  const names = sources.map(namesIn)
  const texts = new Set(names.flatMap((each) => each.texts))
  const templates = names.flatMap((each) => each.templates)
  const isNamed = (words: string) => texts.has(words) || templates.some((template) => template.test(words))

  const isUsed = (key: string) => {
    const dots = [...key.matchAll(/\./g)].map(({ index }) => index)
    return isNamed(key) || dots.some((dot) => isNamed(key.slice(0, dot)) && isNamed(key.slice(dot + 1)))
  }
  return [...byKey(messages)].flatMap(([key, [message]]) => {
    const write = 'nothing: remove it in all languages, or have a developer show it'
    return message && !isUsed(key) ? [{ file: message.file, key, text: 'is shown nowhere', write }] : []
  })
}
