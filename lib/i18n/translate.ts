import { createTranslator } from 'next-intl'
import { type Locale, languages } from './locales'
import { loadMessages } from './messages'

/**
 * The messages of a language named outright, for what is built outside any page (share images, structured data, the
 * not-found page); a component asks next-intl's `getTranslations`. Throws on a missing or broken message.
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
