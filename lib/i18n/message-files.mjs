import { readdirSync } from 'node:fs'
import path from 'node:path'

/**
 * Returns the message files of a language, as paths from the root: the files of `messages/` that pages read. Plain JavaScript,
 * because next.config.mjs needs it too.
 * @param {string} locale
 */
export const messageFilesOf = (locale) =>
  readdirSync(path.join(process.cwd(), 'messages', locale))
    .filter((name) => /^[\w-]+\.json$/.test(name))
    .map((name) => `messages/${locale}/${name}`)
