import { findCity } from '@/lib/content/cities'
import type { Locale } from '@/lib/i18n/locales'
import type { Page } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'

/** Words of the h1 by which a page is known, from the messages. */
export function headingOf(page: Page, locale: Locale): string {
  const t = translatorOf(locale)
  if (page === '/') return t('home.hero.title')
  if (page === '/pricing') return t('pages.pricing.title')
  if (page === '/contact') return t('pages.contact.title')
  const city = findCity(page.city)
  if (!city) throw new Error(`No city has the address ${page.city}.`)
  return t(`city.heroes.${city.key}.headline`)
}
