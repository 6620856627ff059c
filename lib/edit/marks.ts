/** Messages by name, in groups. */
export type Texts = { readonly [name: string]: string | Texts }

/** The first of 65,534 private-use code points. No message has one, and the last step of a build removes them. */
const firstMark = 0xf0000

/** A mark as it is, or percent-encoded in a URL. */
const mark = /[\u{f0000}-\u{ffffd}]|%F3%B[\dA-F]%[\dA-F]{2}%[\dA-F]{2}/gu

/** Every text with its dotted key, such as `home.hero.title`. The number of a message is its position in this list. */
export const textsOf = (texts: Texts, group = ''): [key: string, text: string][] =>
  Object.entries(texts).flatMap(([name, value]) =>
    typeof value === 'string' ? [[`${group}${name}`, value]] : textsOf(value, `${group}${name}.`),
  )

/** Puts a mark with its number in front of each text. `keys` are the keys of all messages by number. */
export function markTexts(texts: Texts, keys: readonly string[], group = ''): Texts {
  const marked = Object.entries(texts).map(([name, value]) => {
    const key = `${group}${name}`
    if (typeof value !== 'string') return [name, markTexts(value, keys, `${key}.`)]
    return [name, String.fromCodePoint(firstMark + keys.indexOf(key)) + value]
  })
  return Object.fromEntries(marked)
}

/** The numbers of the messages that a text consists of. */
export const numbersIn = (text: string): number[] =>
  Array.from(text.matchAll(mark), ([found]) => (decodeURIComponent(found).codePointAt(0) ?? 0) - firstMark)

export const removeMarks = (text: string) => text.replace(mark, '')
