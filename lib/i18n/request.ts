import { getRequestConfig } from 'next-intl/server'
import { currentLocale } from './current-locale'
import { languages } from './locales'
import { loadMessages } from './messages'

/** What next-intl needs for each page; a missing or broken message stops the build, it never reaches a page. */
export default getRequestConfig(async () => {
  const locale = await currentLocale()
  return {
    // The full tag, because plain `en` would print American dates. Ask currentLocale() for ours.
    locale: languages[locale].intl,
    messages: loadMessages(locale),
    timeZone: 'Europe/Paris',
    onError(error) {
      throw error
    },
  }
})
