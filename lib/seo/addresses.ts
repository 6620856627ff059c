import { type PagePath, pageName } from '../content/pages'
import { defaultLocale, type Locale, languages, locales } from '../i18n/locales'
import { pageUrl } from '../i18n/routes'

/** The page in every language by its hreflang, and x-default, which is the French address. */
export function alternateUrls(page: PagePath, origin: string): Record<string, string> {
  const alternates = locales.map((locale) => [languages[locale].hrefLang, pageUrl(page, locale, origin)])
  return { ...Object.fromEntries(alternates), 'x-default': pageUrl(page, defaultLocale, origin) }
}

/** The path of a page's share image: `/og/home-fr.png`. */
export const shareImagePath = (page: PagePath, locale: Locale) => `/og/${pageName(page)}-${locale}.png`
