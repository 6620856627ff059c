import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Messages } from 'next-intl'
import { withNumbers } from '../business/figures'
import { textOf } from '../files/json-file'
import type { Locale } from './locales'
import { messageFilesOf } from './message-files.mjs'

/** Cache of a build, for all its pages. `next dev` reads the files again, because they are being edited. */
const cache = new Map<Locale, Messages>()

/**
 * Returns all messages of one language, merged from the files of `messages/<locale>/`. Reads the disk, so it is for
 * build time and tests only.
 */
export function loadMessages(locale: Locale): Messages {
  const messages = cache.get(locale) ?? readMessages(locale)
  if (process.env.NODE_ENV === 'production') cache.set(locale, messages)
  return messages
}

/** The messages of a file, as pages format them. */
const messagesIn = (file: string): object =>
  JSON.parse(textOf(readFileSync(path.join(process.cwd(), file))), (_, value) =>
    typeof value === 'string' ? withNumbers(value) : value,
  )

const readMessages = (locale: Locale): Messages =>
  Object.assign({}, ...messageFilesOf(locale).map(messagesIn))
