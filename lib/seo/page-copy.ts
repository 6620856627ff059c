import { requireCity } from '../content/cities'
import { copyFigures } from '../content/copy-figures'
import type { Locale } from '../i18n/locales'
import type { Page } from '../i18n/routing'
import { translatorOf } from './translator'

export type PageCopy = { title: string; description: string }

/**
 * Title (without the brand) and description of a page, figures filled in from `lib/business`.
 * Throws when the page is a city that `lib/content/cities.ts` does not know.
 */
export function pageCopy(page: Page, locale: Locale): PageCopy {
  const t = translatorOf(locale)
  if (page === '/') return { title: t('seo.home.title'), description: t('seo.home.description') }
  if (page === '/pricing') {
    return { title: t('seo.pricing.title', copyFigures), description: t('seo.pricing.description') }
  }
  if (page === '/contact') {
    return {
      title: t('seo.contact.title', copyFigures),
      description: t('seo.contact.description', copyFigures),
    }
  }
  const city = requireCity(page.city)
  return {
    title: t(`seo.${city.key}.title`),
    description: t(`seo.${city.key}.description`, city.income),
  }
}
