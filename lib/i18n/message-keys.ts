import { vercelStegaDecodeAll, vercelStegaEncode } from '@vercel/stega'

/** The encoding uses zero-width spaces, which allow a line break, also before a comma. Word joiners do not. */
const [zeroWidthSpace, wordJoiner] = ['\u200b', '\u2060']

/**
 * Appends to each message its key, in invisible characters, so that a text on the screen names its messages. They follow the
 * whole message, so they are part of each of its plural forms.
 */
export const withKeys = <Messages>(messages: Messages, parent = ''): Messages =>
  Object.fromEntries(
    Object.entries(messages as object).map(([name, inner]) => {
      const key = parent + name
      const keyed =
        typeof inner === 'string'
          ? inner + vercelStegaEncode(key).replaceAll(zeroWidthSpace, wordJoiner)
          : withKeys(inner, `${key}.`)
      return [name, keyed]
    }),
  ) as Messages

/** The keys of the messages that a text consists of, in its order, each once. */
export const keysIn = (text: string): string[] => [
  // It returns undefined if there is none, against its type.
  ...new Set(vercelStegaDecodeAll<string>(text.replaceAll(wordJoiner, zeroWidthSpace))),
]
