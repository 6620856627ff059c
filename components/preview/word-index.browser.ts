import type { Locale } from '@/lib/i18n/locales'
import type { Source } from '@/lib/site/edit-url.browser'

/** The script of "Edit the words", in a preview only (scripts/export/edit-mode.ts). */
export const editModeScript = '/edit/edit-mode.js'

/** A line of a file in the repository. */
export type SourceLine = { file: string; line: number }

/**
 * A message in one language: its text and its line. `pattern` is a regular expression that matches it as rendered, with a
 * group for each argument, or null if the message is nothing but arguments.
 */
export type LocatedText = SourceLine & { text: string; pattern: string | null }

/** A message by its dotted key. */
export type IndexedMessage = { key: string; texts: Partial<Record<Locale, LocatedText>> }

/** Where the messages of a preview are in the repository. */
export type WordIndex = {
  /** The branch to edit, or the name of the setting that is missing for it. */
  source: Source | { missing: string }
  messages: IndexedMessage[]
  /** The line of each business figure, by the name that messages use. */
  figures: Record<string, SourceLine>
}
