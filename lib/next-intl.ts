import { getRequestConfig } from 'next-intl/server'
import { markTexts, type Texts, textsOf } from './edit/marks'
import { currentLocale } from './i18n/current-locale'
import { defaultLocale, isLocale } from './i18n/locales'
import { loadMessages } from './i18n/messages'
import { intlConfig } from './i18n/translate'
import { site } from './site'

/** Whether components get messages with marks, which the last step of a build turns into attributes and removes. */
const isMarked = site.deploy === 'preview' && process.env.NODE_ENV === 'production'

function markMessages<Messages extends Texts>(messages: Messages): Messages {
  const keys = textsOf(loadMessages(defaultLocale)).map(([key]) => key)
  return markTexts(messages, keys) as Messages
}

/** next-intl's configuration: of the language that `getTranslations` is given, otherwise of the page that is rendered. */
export default getRequestConfig(async ({ locale }) => {
  const config = intlConfig(isLocale(locale) ? locale : await currentLocale())
  return isMarked ? { ...config, messages: markMessages(config.messages) } : config
})
