import { createTranslator } from 'next-intl'
import { type Locale, languages } from '../i18n/locales'
import { loadMessages } from '../i18n/messages'

/**
 * Translator of a language named outright: share images and the site map are built outside any page, where
 * `getTranslations` has no language to go by. Throws on a missing or broken message.
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
