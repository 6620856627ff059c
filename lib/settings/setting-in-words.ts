import type { Messages } from 'next-intl'
import { type Locale, languages } from '../i18n/locales'
import type { Translator } from '../i18n/translate'
import type { SettingName } from './table'

type BookingSetting = `NEXT_PUBLIC_BOOKING_URL_${string}`

const isBooking = (name: SettingName): name is SettingName & BookingSetting =>
  name.startsWith('NEXT_PUBLIC_BOOKING_URL_')

/** What a setting is, in words. The booking portals share one message, which names their language. */
export function settingInWords(name: SettingName, locale: Locale, t: Translator): string {
  if (!isBooking(name)) return t(`ribbon.settings.${name satisfies keyof Messages['ribbon']['settings']}`)
  const names = new Intl.DisplayNames(languages[locale].intl, { type: 'language' })
  const language = names.of(name.slice(-2)) ?? name
  return t('ribbon.settings.NEXT_PUBLIC_BOOKING_URL', { language })
}
