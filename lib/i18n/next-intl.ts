import { getRequestConfig } from 'next-intl/server'
import { site } from '../site/site'
import { currentLocale } from './current-locale'
import { isLocale } from './locales'
import { withKeys } from './message-keys'
import { intlConfig } from './translate'

/**
 * next-intl's configuration: of the language that `getTranslations` is given, otherwise of the page that is rendered. In a
 * preview, what the page shows carries the keys of its messages.
 */
export default getRequestConfig(async ({ locale }) => {
  const config = intlConfig(isLocale(locale) ? locale : await currentLocale())
  return site.deploy === 'preview' ? { ...config, messages: withKeys(config.messages) } : config
})
