import type { Messages } from 'next-intl'
import { type Locale, languages } from '../../i18n/locales'
import type { Translator } from '../../i18n/translator'
import { type BookingSettings, bookingPrefix, type SettingName } from './table'

const isBooking = (name: SettingName): name is keyof BookingSettings => name.startsWith(bookingPrefix)

/** What a setting is, in words. The booking portals share one message, which names their language. */
export function settingInWords(name: SettingName, locale: Locale, t: Translator): string {
  if (!isBooking(name)) return t(`ribbon.settings.${name satisfies keyof Messages['ribbon']['settings']}`)
  const language = new Intl.DisplayNames(languages[locale].intl, { type: 'language' }).of(name.slice(-2))
  return t('ribbon.settings.NEXT_PUBLIC_BOOKING_URL', { language: language ?? name })
}
