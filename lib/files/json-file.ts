import { isUtf8 } from 'node:buffer'
import { getNodeValue, type Node, type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser'
import { asJson, type Problem, problemAt } from './problem'

/** The characters of Windows-1252 from 0x80 to 0x9f; its others are those of Unicode. */
const windows = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ'
const following = `[\x80-\xbf${windows}]`

/** Restores letters of UTF-8 that were read as Windows-1252: "Ã©" is "é". */
const decoded = (text: string) =>
  text.replace(new RegExp(`[ÂÃÅ]${following}|â${following}{2}`, 'g'), (signs) => {
    const bytes = Array.from(signs, (sign) =>
      windows.includes(sign) ? 0x80 + windows.indexOf(sign) : sign.charCodeAt(0),
    )
    const letter = Buffer.from(bytes).toString()
    return letter.includes('\uFFFD') ? signs : letter
  })

/** The mistake that makes a whole file unreadable, and its position; null if there is none. */
function faultOf(bytes: Buffer, content: string): [position: number, text: string, fix: string] | null {
  const encoding = 'save it with the encoding UTF-8'
  if (bytes.includes(0)) return [0, 'is saved as UTF-16, or is no text', encoding]
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
  const code = printParseErrorCode(error.error)
  if (code === 'InvalidCommentToken') return [error.offset, `has the comment ${found}`, 'remove the comment']
  const quotes = 'put a comma after each entry but the last, and "straight quotes" round each text'
  return code === 'CommaExpected'
    ? // The comma belongs to the end of the entry before.
      [content.slice(0, error.offset).trimEnd().length, `lacks a comma before ${found}`, quotes]
    : [error.offset, `is not JSON at ${found}`, quotes]
}

/** A JSON file that people edit, with its texts and other values by their dotted keys. `value` is undefined if it is unreadable. */
export type JsonFile = {
  file: string
  content: string
  value?: unknown
  entries: { file: string; key: string; line: number; value: unknown }[]
  problems: Problem[]
}

/** The text of a file, without the byte-order mark that some editors on Windows write. */
export const textOf = (bytes: Buffer) => bytes.toString().replace(/^\uFEFF/, '')

/** Reads a JSON file as it is stored, because an editor may save it in any encoding. Reports what would be lost silently. */
export function readJson(file: string, bytes: Buffer): JsonFile {
  const content = textOf(bytes)
  const [entries, problems]: [JsonFile['entries'], Problem[]] = [[], []]
  const at = (offset: number, key = '') => ({ file, key, line: content.slice(0, offset).split('\n').length })
  const fault = faultOf(bytes, content)
  if (fault) return { file, content, entries, problems: [problemAt(at(fault[0]), fault[1], fault[2])] }
  const visit = ({ type, value, children = [], offset }: Node, key: string) => {
    if (type !== 'object') {
      const place = at(offset, key)
      const right = typeof value === 'string' ? decoded(value) : value
      if (right !== value)
        problems.push(problemAt(place, 'has letters such as Ã in place of others', `write ${asJson(right)}`))
      entries.push({ ...place, value })
      return
    }
    const lines = new Map<string, number>()
    for (const { children: [name, inner] = [] } of children) {
      if (!name || !inner) continue
      const place = at(name.offset, key ? `${key}.${name.value}` : name.value)
      const right = name.value.replace(/[^\w-]/g, '')
      const sign = `has a sign that no name has: ${asJson(name.value)}`
      if (right !== name.value || !right) problems.push(problemAt(place, sign, `write ${asJson(right)}`))
      const other = lines.get(name.value)
      if (other) problems.push(problemAt(place, `is twice, also in line ${other}`, 'keep one of the two'))
      lines.set(name.value, place.line)
      visit(inner, place.key)
    }
  }
  const root = parseTree(content) as Node
  visit(root, '')
  return { file, content, value: getNodeValue(root), entries, problems }
}
