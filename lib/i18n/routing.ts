import { defineRouting } from 'next-intl/routing'
import { defaultLocale, type Locale, locales } from './locales'

/**
 * THE route table: the only place that knows a public address (SPEC.md section 2).
 * Middleware, links, sitemap, hreflang and the placing of the export derive from it.
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  // The path alone decides the language (DECISIONS.md): no redirect, no cookie.
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
  pathnames: {
    '/': '/',
    '/pricing': { fr: '/tarifs', nl: '/prijzen', en: '/pricing' },
    '/contact': '/contact',
    '/[city]': '/[city]',
  },
})

/** A page of the site, independent of language. A city page is named by its slug. */
export type Page = '/' | '/pricing' | '/contact' | { city: string }

/** The path of a page inside one language, before the language prefix: `/tarifs`, `/autun`. */
function localPath(page: Page, locale: Locale): string {
  if (typeof page === 'object') return `/${page.city}`
  const path: string | Record<Locale, string> = routing.pathnames[page]
  return typeof path === 'string' ? path : path[locale]
}

/** The public address of a page: `/tarifs`, `/nl/prijzen`, `/en`. No trailing slash, no origin. */
export function publicPath(page: Page, locale: Locale): string {
  const path = localPath(page, locale)
  if (locale === defaultLocale) return path
  return path === '/' ? `/${locale}` : `/${locale}${path}`
}

/** The address under which Next prerenders the same page: `/fr/pricing`, `/nl/autun`, `/en`. */
export function internalPath(page: Page, locale: Locale): string {
  if (typeof page === 'object') return `/${locale}/${page.city}`
  return page === '/' ? `/${locale}` : `/${locale}${page}`
}

/** The language a public path is in, by its first whole segment; null when it has no prefix. */
export function localeOfPath(path: string): Locale | null {
  const first = path.split('/')[1]
  return locales.find((locale) => locale === first && locale !== defaultLocale) ?? null
}
