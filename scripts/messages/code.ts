import { readFileSync } from 'node:fs'
import { figures } from '@/lib/business/figures'
import { sourceFiles } from '../files'
import { type Message, type Problem, problemAt } from './message'
import { nearest } from './nearest'

/** A string that may be a key or its end: `hero.title`, or `${slug}.name` with anything in place of `${slug}`. */
const keyLiteral = /(['"`])((?:[\w-]|\$\{[^{}]*\})+(?:\.(?:[\w-]|\$\{[^{}]*\})+)*)\1/g

/** What the code says about messages. */
export type Code = {
  /** Words, among them the names of the arguments that it passes. */
  words: ReadonlySet<string>
  /** Whether it may read a key: with a string, or with one for a namespace and one for the rest. */
  reads: (key: string) => boolean
}

/** Returns what the sources say about messages. */
export function readCode(): Code {
  const source = sourceFiles()
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  const words = new Set([...(source.match(/[\w-]+/g) ?? []), ...Object.keys(figures)])
  const literals = new Set(Array.from(source.matchAll(keyLiteral), ([, , text = '']) => text))
  const patterns = [...literals]
    .filter((text) => text.includes('${') && /\.[\w-]+$|^[\w-]+\./.test(text))
    .map((text) => new RegExp(`^${text.replaceAll('.', '\\.').replace(/\$\{[^}]*\}/g, '([\\w.-]+)')}$`))
  /** Groups whose names the code takes from the messages: `Object.keys(loadMessages(locale).faq.items)`. */
  const open = Array.from(source.matchAll(/loadMessages\(\w+\)\.([\w.[\]]+)/g), ([, path = '']) => path)
    .map((path) => path.replace(/\[\w+\]/g, '.[\\w-]+'))
    .map((path) => new RegExp(`^(${path})\\.[\\w-]+`))
  const isName = (name: string) => /^\d+$/.test(name) || words.has(name)
  const matches = (text: string) =>
    literals.has(text) || patterns.some((one) => one.exec(text)?.slice(1).join('.').split('.').every(isName))
  const reads = (key: string) => {
    const names = open.reduce((path, group) => path.replace(group, '$1.0'), key).split('.')
    const [start, end] = [
      (at: number) => names.slice(0, at).join('.'),
      (at: number) => names.slice(at).join('.'),
    ]
    return names.some((_, at) => matches(end(at)) && (at === 0 || matches(start(at))))
  }
  return { words, reads }
}

/** Reports keys that no code reads, with the key of which they may be a typing error. */
export function checkUnread(messages: readonly Message[], { words, reads }: Code): Problem[] {
  const keys = new Set(messages.map(({ key }) => key))
  const unread = messages.filter(({ key }) => !reads(key))
  const names = new Set(unread.flatMap(({ key }) => key.split('.')))
  const similar = new Map(Array.from(names, (name) => [name, nearest(name, words)] as const))
  return unread.map((message) => {
    const path = message.key.split('.')
    const right = path
      .map((name, index) => path.toSpliced(index, 1, similar.get(name) ?? name).join('.'))
      .find((other) => reads(other) && !keys.has(other))
    const fix = right
      ? `rename it to ${right}`
      : 'remove it in every language, or add its entry to lib/content'
    return problemAt(message, 'is read by no code', fix)
  })
}
