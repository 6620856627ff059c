import { readFileSync } from 'node:fs'
import { type Message, nearest, type Problem, problemAt } from '@/lib/files/problem'
import { sourceFiles } from '../export/files'

/** Returns every word of the code, among them the names in keys of messages. */
export const wordsOfCode = (): ReadonlySet<string> =>
  new Set(sourceFiles().flatMap((file) => readFileSync(file, 'utf8').match(/[\w-]+/g) ?? []))

/**
 * Reports keys with a name that is no word of the code, and the key of which they may be a typing error. The test of a
 * preview finds the other messages that no page shows.
 */
export const checkUnread = (messages: readonly Message[], words: ReadonlySet<string>): Problem[] =>
  messages.flatMap((message) => {
    const names = message.key.split('.')
    // The code takes the names in a group `items` from the messages.
    const index = names.findIndex((name, at) => !words.has(name) && names[at - 1] !== 'items')
    if (index < 0) return []
    const right = nearest(names[index] ?? '', words)
    const fix = right
      ? `rename it to ${names.with(index, right).join('.')}`
      : 'remove it in every language, or add its entry to lib/content'
    return [problemAt(message, 'is read by no code', fix)]
  })
