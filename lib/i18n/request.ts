import { getRequestConfig } from 'next-intl/server'
import { currentLocale } from './current-locale'
import { languages } from './locales'
import { loadMessages } from './messages'

/** next-intl's configuration of a page. A missing or malformed message fails the build. */
export default getRequestConfig(async () => {
  const locale = await currentLocale()
  return {
    // The full tag, because `en` alone formats American dates. Our own code uses currentLocale().
    locale: languages[locale].intl,
    messages: loadMessages(locale),
    timeZone: 'Europe/Paris',
    onError(error) {
      throw error
    },
  }
})
