import type { Source } from '@/lib/files/edit-url'
import type { Locale } from '@/lib/i18n/locales'

/** The script of "Edit the words", in a preview only (scripts/export/edit-words.ts). */
export const editModeScript = '/edit/edit-mode.js'

/** A line of a file in the repository. */
export type SourceLine = { file: string; line: number }

/** Where the messages of a preview are in the repository. */
export type MessageLines = {
  /** The branch to edit, or the name of the setting that is missing for it. */
  source: Source | { missing: string }
  /** The line and the text of each message in each language, by its key. */
  messages: Record<string, Partial<Record<Locale, SourceLine & { text: string }>>>
  /** The line of each business figure, by the name that messages use. */
  figures: Record<string, SourceLine>
}
