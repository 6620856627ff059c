import { isUtf8 } from 'node:buffer'
import { existsSync, readFileSync } from 'node:fs'
import { type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { type Locale, locales } from '@/lib/i18n/locales'
import { messageFilesOf } from '@/lib/i18n/message-files.mjs'
import { filesOf } from '../export/files'
import { asJson, type Message, type Problem, problemAt } from './message'

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

/** The mistake that makes a whole file unreadable, and its position; null if there is none. */
function faultOf(bytes: Buffer, content: string): [position: number, text: string, fix: string] | null {
  const encoding = 'save it with the encoding UTF-8, without a byte-order mark (BOM)'
  if (bytes.includes(0)) return [0, 'is saved as UTF-16, or is no text', encoding]
  if (content.startsWith('\uFEFF')) return [0, 'begins with a byte-order mark', encoding]
  const lost = content.indexOf('\uFFFD')
  const words = /.{0,9}\uFFFD.{0,9}/.exec(content)?.[0]
  if (!isUtf8(bytes)) return [lost, `is not saved as UTF-8: ${words}`, encoding]
  if (lost >= 0) return [lost, `has lost a letter: ${words}`, 'write the letter in place of each \uFFFD']
  const merge = /^(?:<{7}|\|{7}|={7}|>{7})(?!\S)/m.exec(content)
  const versions = 'keep one of the versions, and remove the lines <<<<<<<, =======, >>>>>>>'
  if (merge) return [merge.index, `has the mark ${merge[0]} of a merge with conflicts`, versions]
  const errors: ParseError[] = []
  parseTree(content, errors, { disallowComments: true })
  const [error] = errors
  if (!error) return null
  const found = asJson(content.slice(error.offset, error.offset + 20).replace(/\r?\n.*/s, ''))
  const quotes = 'put a comma after each entry but the last, and "straight quotes" round each text'
  return printParseErrorCode(error.error) === 'CommaExpected'
    ? // The comma belongs to the end of the entry before.
      [content.slice(0, error.offset).trimEnd().length, `lacks a comma before ${found}`, quotes]
    : [error.offset, `is not JSON at ${found}`, quotes]
}

/** Reads all messages. Reports files that cannot be read, and names and values that are no names and texts. */
export function readMessages(files: readonly MessageFile[]): { messages: Message[]; problems: Problem[] } {
  const messages: Message[] = []
  const problems: Problem[] = []
  for (const { locale, file, bytes } of files) {
    const content = bytes.toString()
    const placeAt = (position: number, key = '') => ({
      file,
      key,
      line: content.slice(0, position).split('\n').length,
    })
    const report = (position: number, key: string, text: string, fix: string) =>
      problems.push(problemAt(placeAt(position, key), text, fix))
    const visit = ({ type, value, children = [], offset }: Node, key: string) => {
      const names = new Set<string>()
      if (type === 'object')
        for (const { children: [name, inner] = [] } of children) {
          if (!name || !inner) continue
          const innerKey = key ? `${key}.${name.value}` : name.value
          if (names.has(name.value))
            report(name.offset, innerKey, 'is twice in its group', 'keep one of the two')
          const right = name.value.replace(/[^\w-]/g, '')
          if (right !== name.value || !right)
            report(
              name.offset,
              innerKey,
              `has a sign that no name has: ${asJson(name.value)}`,
              `write ${asJson(right)}`,
            )
          names.add(name.value)
          visit(inner, innerKey)
        }
      else if (typeof value !== 'string')
        report(offset, key, 'is not text', 'put the sentence in straight quotes')
      else if (value.trim() === '')
        report(offset, key, 'is empty', 'write the sentence, or remove the key in every language')
      else messages.push({ ...placeAt(offset, key), locale, text: value })
    }
    const fault = faultOf(bytes, content)
    if (fault) report(fault[0], '', fault[1], fault[2])
    else visit(parseTree(content) as Node, '')
  }
  return { messages, problems }
}
