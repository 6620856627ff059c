import { type IndexedMessage, onOneLine, type WordIndex } from './word-index'

/** Without case, accents and kinds of spaces. */
const plain = (text: string) => onOneLine(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/**
 * A search of every message: returns those whose key, or whose text in any language, contains what was typed. At least
 * two characters are needed.
 */
export function createSearch({ messages }: WordIndex): (typed: string) => IndexedMessage[] {
  const texts = messages.map((message) => {
    const own = Object.values(message.places).map(({ text }) => text)
    return { message, text: plain([message.key, ...own].join('\n')) }
  })
  return (typed) => {
    const wanted = plain(typed)
    if (wanted.length < 2) return []
    return texts.filter(({ text }) => text.includes(wanted)).map(({ message }) => message)
  }
}
