import { getRequestConfig } from 'next-intl/server'
import { currentLocale } from './i18n/current-locale'
import { isLocale } from './i18n/locales'
import { intlConfig } from './i18n/translate'

/** next-intl's configuration: of the language that `getTranslations` is given, otherwise of the page that is rendered. */
export default getRequestConfig(async ({ locale }) =>
  intlConfig(isLocale(locale) ? locale : await currentLocale()),
)
