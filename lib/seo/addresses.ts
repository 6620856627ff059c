import { defaultLocale, type Locale, languages, locales } from '../i18n/locales'
import { type Page, publicPath } from '../i18n/routing'

/** The absolute address of a page, without a trailing slash except for the bare origin. */
export function pageUrl(page: Page, locale: Locale, origin: string): string {
  return new URL(publicPath(page, locale), origin).href
}

/** The page in every language by its hreflang, and x-default, which is the French address (DECISIONS.md). */
export function alternateUrls(page: Page, origin: string): Record<string, string> {
  const twins = locales.map((locale) => [languages[locale].hrefLang, pageUrl(page, locale, origin)])
  return { ...Object.fromEntries(twins), 'x-default': pageUrl(page, defaultLocale, origin) }
}

/** What a page is called in file names: `home`, `pricing`, `lac-settons`. The same in every language. */
export function pageSlug(page: Page): string {
  if (typeof page === 'object') return page.city
  return page === '/' ? 'home' : page.slice(1)
}

/** The path of a page's share image: `/og/home-fr.png`. */
export function shareImagePath(page: Page, locale: Locale): string {
  return `/og/${pageSlug(page)}-${locale}.png`
}
