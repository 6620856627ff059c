import type { Locale } from '@/lib/i18n/locales'

/** One sentence of the site and its place. */
export type Message = {
  locale: Locale
  /** Path from the root: `messages/fr/home.json`. */
  file: string
  /** Dotted: `home.hero.title`. */
  key: string
  text: string
}

/** A mistake that a copy editor can correct: its place, what is wrong, and what to do. */
export type Problem = { file: string; key: string; text: string; fix: string }

/** A text as message files write it: quoted, with visible escapes for no-break spaces. */
export const asJson = (text: string) =>
  JSON.stringify(text).replaceAll('\u00a0', '\\u00a0').replaceAll('\u202f', '\\u202f')

/** The messages of each key, one per language that has it. */
export function byKey(messages: readonly Message[]): Map<string, Message[]> {
  const groups = new Map<string, Message[]>()
  for (const message of messages) groups.set(message.key, [...(groups.get(message.key) ?? []), message])
  return groups
}
