import type { Locale } from '@/lib/i18n/locales'
import type { Message, Problem } from './message'

export type MessageFile = { locale: Locale; file: string; content: string }

/** Turns a JSON error into the line it happened on, because editors show lines and not positions. */
function jsonProblem(file: string, content: string, error: Error): Problem {
  const position = Number(/position (\d+)/.exec(error.message)?.[1] ?? content.length)
  const line = content.slice(0, position).split('\n').length
  return {
    file,
    key: `line ${line}`,
    text: `is not JSON: ${error.message}`,
    write:
      'a comma after each entry but the last of its group, "straight quotes" round each text, \\" for a quote inside it',
  }
}

function entries(value: unknown, key: string): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, value]]
  return Object.entries(value).flatMap(([name, inner]) => entries(inner, key ? `${key}.${name}` : name))
}

/**
 * All messages of the files, and what keeps them from being messages: broken JSON, a namespace that two
 * files of one language hold, a value that is not text, a text that is empty.
 */
export function readMessages(files: readonly MessageFile[]): { messages: Message[]; problems: Problem[] } {
  const messages: Message[] = []
  const problems: Problem[] = []
  const owners = new Map<string, string>()
  for (const { locale, file, content } of files) {
    let parsed: object
    try {
      parsed = JSON.parse(content)
    } catch (error) {
      problems.push(jsonProblem(file, content, error as Error))
      continue
    }
    for (const namespace of Object.keys(parsed)) {
      const owner = owners.get(`${locale} ${namespace}`)
      if (owner) {
        const write = `its entries into "${namespace}" of ${owner}, or give them another name`
        problems.push({ file, key: namespace, text: `is a namespace that ${owner} already has`, write })
      }
      owners.set(`${locale} ${namespace}`, file)
    }
    for (const [key, text] of entries(parsed, '')) {
      if (typeof text !== 'string') {
        const write = 'a text in straight quotes, or a group of named texts'
        problems.push({
          file,
          key,
          text: `is ${Array.isArray(text) ? 'a list' : String(text)}, not a text`,
          write,
        })
      } else if (text.trim() === '') {
        problems.push({
          file,
          key,
          text: 'is empty',
          write: 'the sentence, or remove the key in all languages',
        })
      } else {
        messages.push({ locale, file, key, text })
      }
    }
  }
  return { messages, problems }
}
