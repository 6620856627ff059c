import { type PagePath, pageName } from '../content/pages'
import { defaultLocale, type Locale, languages, locales } from '../i18n/locales'
import { pageUrl } from '../i18n/routes'

/** Returns the URL of a page in every language by hreflang. x-default is the French one. */
export function alternateUrls(page: PagePath, origin: string): Record<string, string> {
  const alternates = locales.map((locale) => [languages[locale].hrefLang, pageUrl(page, locale, origin)])
  return { ...Object.fromEntries(alternates), 'x-default': pageUrl(page, defaultLocale, origin) }
}

/** Size of a share image in px. Social networks crop these proportions least. */
export const shareImageSize = { width: 1200, height: 630 } as const

/** Returns the path of a page's share image: `/og/home-fr.png`. */
export const shareImagePath = (page: PagePath, locale: Locale) => `/og/${pageName(page)}-${locale}.png`
