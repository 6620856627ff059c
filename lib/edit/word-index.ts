import type { Messages } from 'next-intl'
import type { Locale } from '../i18n/locales'
import type { Source } from '../repository'

/** A line of a file in the repository. */
export type SourceLocation = { file: string; line: number }

/** Where a value comes from: a named line of a file, a setting, or another message. */
export type Origin = ({ name: string } & SourceLocation) | { setting: string } | { key: string }

/** A value as a page prints it. */
export type KnownValue = { text: string; origin: Origin }

export type IndexedMessage = {
  /** Dotted: `home.hero.title`. */
  key: string
  /** Where each language has it, and its text there, with `{names}`. */
  locations: Record<Locale, SourceLocation & { text: string }>
  /** Matches the text as a page prints it, on one line. */
  pattern: string
  /** The argument of each group of the pattern, with the values it may have. */
  args: { name: string; values: KnownValue[] }[]
}

/**
 * The words on the pages of a preview in one language, and where each is in the repository. The build writes it beside
 * the pages, which fetch it when "Edit the words" is turned on.
 */
export type WordIndex = {
  locale: Locale
  /** The labels of the panel, and the note of links that open in a new tab. */
  labels: Record<keyof Messages['ribbon']['edit'] | 'newTab', string>
  /** The branch to edit, or the name of the setting that is missing for it. */
  source: Source | { missing: string }
  messages: IndexedMessage[]
  /** Texts that pages print as they are, outside messages: settings, names of owners. */
  texts: KnownValue[]
}

/** A text on one line, without soft hyphens and with ordinary spaces only: patterns are matched against it. */
export const onOneLine = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
