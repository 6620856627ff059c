import { readFileSync } from 'node:fs'
import { figures } from '@/lib/business/figures'
import { sourceFiles } from '../files'
import type { Message, Problem } from './message'
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

/** Returns what a source text says about messages. */
function codeOf(source: string): Code {
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
    literals.has(text) ||
    patterns.some((pattern) =>
      pattern
        .exec(text)
        ?.slice(1)
        .every((value) => value.split('.').every(isName)),
    )
  const reads = (key: string) => {
    const names = open.reduce((path, group) => path.replace(group, '$1.0'), key).split('.')
    return names.some(
      (_, index) =>
        matches(names.slice(index).join('.')) && (index === 0 || matches(names.slice(0, index).join('.'))),
    )
  }
  return { words, reads }
}

/** The code that reads messages. */
export const readCode = () =>
  codeOf(
    sourceFiles()
      .map((file) => readFileSync(file, 'utf8'))
      .join('\n'),
  )

/** Reports keys that no code reads, with the key of which they may be a typing error. */
export function checkUnread(messages: readonly Message[], { words, reads }: Code): Problem[] {
  const keys = new Set(messages.map(({ key }) => key))
  const similar = new Map<string, string>()
  const similarTo = (name: string) => {
    const word =
      similar.get(name) ??
      nearest(
        name,
        [...words].filter((one) => one !== name),
      ) ??
      name
    similar.set(name, word)
    return word
  }
  return messages
    .filter(({ key }) => !reads(key))
    .map(({ file, key }) => {
      const names = key.split('.')
      const right = names
        .map((name, index) => names.toSpliced(index, 1, similarTo(name)).join('.'))
        .find((other) => reads(other) && !keys.has(other))
      const fix = right ? `rename it to ${right}` : 'remove it in every language'
      return { file, key, text: 'is read by no code', fix }
    })
}
