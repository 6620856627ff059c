import { existsSync } from 'node:fs'
import { filesOf } from '@/lib/build/files'
import { readText } from '@/lib/build/messages'
import type { Locale } from '@/lib/i18n/locales'

export type MessageFile = { locale: Locale; file: string; content: string }

/** Where a message is: `home.hero.title` in `messages/fr/home.json`. */
type Place = { file: string; key: string }

/** One sentence of the site. */
export type Message = Place & { locale: Locale; text: string }

/** A mistake that a copy editor can correct: its place, what is wrong, and what to do. */
export type Problem = Place & { text: string; fix: string }

/** Returns a problem at the place of a message. */
export const problemAt = ({ file, key }: Place, text: string, fix: string) => ({ file, key, text, fix })

/** A text as message files write it: quoted, with visible escapes for no-break spaces. */
export const asJson = (text: string) =>
  JSON.stringify(text).replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f')

/** The message files of a language, with their paths from the root. */
export const messageFiles = (locale: Locale): MessageFile[] =>
  (existsSync(`messages/${locale}`) ? filesOf(`messages/${locale}`) : [])
    .filter((name) => name.endsWith('.json'))
    .map((name) => `messages/${locale}/${name}`)
    .map((file) => ({ locale, file, content: readText(file) }))

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
        else problems.push(problemAt({ file, key }, 'is not text', 'put the sentence in straight quotes'))
    } catch (error) {
      const fix = 'put a comma after each entry but the last, and "straight quotes" round each text'
      problems.push(problemAt({ file, key: '' }, `is not JSON: ${(error as Error).message}`, fix))
    }
  }
  return { messages, problems }
}
