import type { Locale } from '@/lib/i18n/locales'
import { readText } from '@/lib/i18n/messages'
import { filesOf } from '../files'
import type { Message, Problem } from './message'

export type MessageFile = { locale: Locale; file: string; content: string }

/** The message files of a language, with their paths from the root. */
export const messageFiles = (locale: Locale): MessageFile[] =>
  filesOf(`messages/${locale}`)
    .filter((name) => name.endsWith('.json'))
    .map((name) => `messages/${locale}/${name}`)
    .map((file) => ({ locale, file, content: readText(file) }))

const jsonFix =
  'put a comma after each entry but the last of its group, and "straight quotes" round each text'

function entries(value: unknown, key: string): [key: string, value: unknown][] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [[key, value]]
  return Object.entries(value).flatMap(([name, inner]) => entries(inner, key ? `${key}.${name}` : name))
}

/** Reads all messages. Reports invalid JSON, and values that are empty or not text. */
export function readMessages(files: readonly MessageFile[]): { messages: Message[]; problems: Problem[] } {
  const messages: Message[] = []
  const problems: Problem[] = []
  for (const { locale, file, content } of files) {
    try {
      for (const [key, text] of entries(JSON.parse(content), ''))
        if (typeof text === 'string' && text.trim() !== '') messages.push({ locale, file, key, text })
        else problems.push({ file, key, text: 'is not text', fix: 'put the sentence in straight quotes' })
    } catch (error) {
      problems.push({ file, key: '', text: `is not JSON: ${(error as Error).message}`, fix: jsonFix })
    }
  }
  return { messages, problems }
}
