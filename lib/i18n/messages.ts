import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import type { Messages } from 'next-intl'
import type { Locale } from './locales'

/** A build reads each language once, however many pages it has; `next dev` reads again what is being edited. */
const kept = new Map<Locale, Messages>()

/**
 * All messages of one language: the files of `messages/<locale>/` laid side by side.
 * Reads the disk, so it runs at build time and in tests only. Throws when a file is not JSON or when two
 * files hold the same namespace.
 */
export function loadMessages(locale: Locale): Messages {
  const known = kept.get(locale)
  if (known) return known
  const messages = readMessages(locale)
  if (process.env.NODE_ENV === 'production') kept.set(locale, messages)
  return messages
}

function readMessages(locale: Locale): Messages {
  const folder = path.join(process.cwd(), 'messages', locale)
  const messages: Record<string, unknown> = {}
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
    const content = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as Record<string, unknown>
    for (const [namespace, value] of Object.entries(content)) {
      if (namespace in messages)
        throw new Error(`messages/${locale}/${file} repeats the namespace "${namespace}".`)
      messages[namespace] = value
    }
  }
  return messages as Messages
}
