import type { Messages } from 'next-intl'
import type { Locale } from '../i18n/locales'
import type { Source } from '../repository'

/** A line of a file in the repository. */
export type Place = { file: string; line: number }

/** Where a value comes from: a named line of a file, a setting, or another message. */
export type Origin = ({ name: string } & Place) | { setting: string } | { key: string }

/** A value as a page prints it. */
export type KnownValue = { text: string; origin: Origin }

export type IndexedMessage = {
  /** Dotted: `home.hero.title`. */
  key: string
  /** Where each language has it, and its text there, with `{names}`. */
  places: Record<Locale, Place & { text: string }>
  /** Matches the text as a page prints it, on one line. */
  pattern: string
  /** The argument of each group of the pattern, with the values it may have. */
  args: { name: string; values: KnownValue[] }[]
}

/**
 * What a preview knows of the words on its pages in one language. The build writes it beside the pages of a preview;
 * they fetch it when somebody turns on "Edit the words".
 */
export type WordIndex = {
  locale: Locale
  /** The words of the panel itself, and what a link says of its new tab. */
  labels: Record<keyof Messages['ribbon']['edit'] | 'newTab', string>
  /** The branch to edit, or the name of the setting that is missing for it. */
  source: Source | { missing: string }
  messages: IndexedMessage[]
  /** Texts that pages print as they are, outside messages: settings, names of owners. */
  texts: KnownValue[]
}

/** A text on one line, every space an ordinary one: what patterns are matched against. */
export const onOneLine = (text: string) => text.replaceAll('\u00ad', '').replace(/\s+/g, ' ').trim()
