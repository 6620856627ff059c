import type { Locale } from '../i18n/locales'
import type { Source } from '../repository'

/** A line of a file in the repository. */
export type SourceLine = { file: string; line: number }

/** A message by its dotted key, with its text and its line in each language. */
export type IndexedMessage = { key: string; texts: Partial<Record<Locale, SourceLine & { text: string }>> }

/** Where the messages of a preview are in the repository. "Edit the words" fetches it when it is turned on. */
export type WordIndex = {
  /** The branch to edit, or the name of the setting that is missing for it. */
  source: Source | { missing: string }
  /** In the order of their numbers in the pages. */
  messages: IndexedMessage[]
  /** The line of each business figure, by the name that messages use. */
  figures: Record<string, SourceLine>
}
