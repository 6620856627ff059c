import { getRequestConfig } from 'next-intl/server'
import { currentLocale } from './current-locale'
import { isLocale } from './locales'
import { intlConfig } from './translate'

/** next-intl's configuration: of the language that `getTranslations` is given, otherwise of the page that is rendered. */
export default getRequestConfig(async ({ locale }) =>
  intlConfig(isLocale(locale) ? locale : await currentLocale()),
)
