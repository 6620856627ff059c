import { createTranslator } from 'next-intl'
import { euros } from './format-euros'
import { type Locale, languages } from './locales'
import { loadMessages } from './messages'

/** The formats of ours that messages name, besides those that next-intl brings. */
export const formats = { number: { euros } }

/** next-intl's configuration for a language. A missing or malformed message throws, which fails the build. */
export const intlConfig = (locale: Locale) => ({
  // The full tag, because `en` alone formats American dates.
  locale: languages[locale].intl,
  messages: loadMessages(locale),
  formats,
  timeZone: 'Europe/Paris',
  onError(error: Error) {
    throw error
  },
})

/**
 * Returns the translator of a language, for what leaves the page or is no part of it: metadata, links, values of fields,
 * scripts. What a page shows is from next-intl's `getTranslations`: in a preview it carries keys (./next-intl.ts).
 */
export const translatorOf = (locale: Locale) => createTranslator(intlConfig(locale))
