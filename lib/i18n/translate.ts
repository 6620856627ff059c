import { createTranslator } from 'next-intl'
import { type Locale, languages } from './locales'
import { loadMessages } from './messages'

/**
 * Returns the translator of a given language, for code that runs outside a page: share images, structured data, the
 * not-found page. Components use next-intl's `getTranslations`. Throws on a missing or malformed message.
 */
export function translatorOf(locale: Locale) {
  return createTranslator({
    locale: languages[locale].intl,
    messages: loadMessages(locale),
    timeZone: 'Europe/Paris',
    onError(error) {
      throw error
    },
  })
}

export type Translator = ReturnType<typeof translatorOf>
