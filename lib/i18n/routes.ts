import { defineRouting } from 'next-intl/routing'
import { defaultLocale, type Locale, locales } from './locales'

/**
 * The route table: the only place that knows a public address. A page is named by the path under which Next renders
 * it, without the language: `/`, `/pricing`, `/dijon`. Middleware, links, sitemap, hreflang and the placing of the
 * export derive from this.
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  // The path alone decides the language: no redirect, no cookie.
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

export type Path = '/' | `/${string}`

const translated: Record<string, Path | Record<Locale, Path>> = routing.pathnames

/** The address of a page inside a language, after the prefix of that language. */
const join = (prefix: string, path: Path): Path =>
  prefix && path === '/' ? `/${prefix}` : (`${prefix && `/${prefix}`}${path}` as Path)

/** The public address of a page: `/tarifs`, `/nl/prijzen`, `/en`. No trailing slash, no origin. */
export function publicPath(page: Path, locale: Locale): Path {
  const path = translated[page] ?? page
  return join(locale === defaultLocale ? '' : locale, typeof path === 'string' ? path : path[locale])
}

/** The address under which Next prerenders the same page: `/fr/pricing`, `/nl/autun`, `/en`. */
export const internalPath = (page: Path, locale: Locale): Path => join(locale, page)

/** The absolute address of a page, without a trailing slash except for the bare origin. */
export const pageUrl = (page: Path, locale: Locale, origin: string): string =>
  new URL(publicPath(page, locale), origin).href

/** The language a public path is in, by its first whole segment; null when it has no prefix. */
export function localeOfPath(path: string): Locale | null {
  const first = path.split('/')[1]
  return locales.find((locale) => locale === first && locale !== defaultLocale) ?? null
}
