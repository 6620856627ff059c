import { existsSync, readFileSync } from 'node:fs'
import { readJson } from '@/lib/files/json-file'
import { type Message, type Problem, problemAt } from '@/lib/files/problem'
import { type Locale, locales } from '@/lib/i18n/locales'
import { messageFilesOf } from '@/lib/i18n/message-files.mjs'
import { filesOf } from '../export/files'

/** A message file as it is stored, because an editor may save it in any encoding. */
export type MessageFile = { locale: Locale; file: string; bytes: Buffer }

/** The message files of a language. */
export const messageFiles = (locale: Locale): MessageFile[] =>
  (existsSync(`messages/${locale}`) ? messageFilesOf(locale) : []).map((file) => ({
    locale,
    file,
    bytes: readFileSync(file),
  }))

/** Reports files in `messages/` that no page reads. Hidden ones, which editors and systems leave, and types are no mistake. */
export function checkOthers(names: readonly string[] = filesOf('messages')): Problem[] {
  const read = locales.flatMap((locale) => messageFiles(locale).map(({ file }) => file))
  const fix = `remove it, or put its texts into a file such as messages/${locales[0]}/summer.json: unaccented letters, no folder`
  return names
    .map((name) => ({ file: `messages/${name}`, key: '' }))
    .filter(({ file }) => !read.includes(file) && !/\/\.|\.d(\.json)?\.ts$/.test(file))
    .map((place) => problemAt(place, 'is read by no page', fix))
}

/** Reads all messages. Reports files that cannot be read, and names and values that are no names and texts. */
export function readMessages(files: readonly MessageFile[]): { messages: Message[]; problems: Problem[] } {
  const messages: Message[] = []
  const problems: Problem[] = []
  for (const { locale, file, bytes } of files) {
    const { entries, problems: found } = readJson(file, bytes)
    problems.push(...found)
    for (const { value, ...place } of entries) {
      if (typeof value !== 'string')
        problems.push(problemAt(place, 'is not text', 'put the sentence in straight quotes'))
      else if (value.trim() === '')
        problems.push(problemAt(place, 'is empty', 'write the sentence, or remove the key in every language'))
      else messages.push({ ...place, locale, text: value })
    }
  }
  return { messages, problems }
}
