import { defineRouting } from 'next-intl/routing'
import { defaultLocale, type Locale, languages, localeOfPath, locales } from './locales'

export type Path = '/' | `/${string}`

const pricing = Object.fromEntries(
  locales.map((locale) => [locale, languages[locale].pricing as Path]),
) as Record<Locale, Path>

/**
 * The route table, by which middleware, links, sitemap, hreflang and the export find the public URL of a page. The page is
 * identified by the path that Next renders it at, without the language: `/`, `/pricing`, `/dijon`.
 */
export const routing = defineRouting({
  locales,
  defaultLocale,
  localePrefix: 'as-needed',
  // Only the path determines the language: no redirect, no cookie.
  localeDetection: false,
  localeCookie: false,
  alternateLinks: false,
  pathnames: {
    '/': '/',
    '/pricing': pricing,
    '/contact': '/contact',
    '/[city]': '/[city]',
  },
})

/**
 * Public paths that pages had before, by page: `'/pricing': ['/prix', '/nl/tarieven', '/prix.php']`. Each redirects for good to
 * the page in the language of its prefix: each build writes the rules of Cloudflare and Netlify (`_redirects`).
 */
// biome-ignore format: entries are added by hand, several on a line too
export const formerPaths: Partial<Record<Path, readonly Path[]>> = {}

const translated: Record<string, Path | Record<Locale, Path>> = routing.pathnames

/** Prepends the prefix of a language to a path. */
const join = (prefix: string, path: Path): Path =>
  prefix && path === '/' ? `/${prefix}` : (`${prefix && `/${prefix}`}${path}` as Path)

/** Returns the public path of a page, without a trailing slash: `/tarifs`, `/nl/prijzen`, `/en`. */
export function publicPath(page: Path, locale: Locale): Path {
  const path = translated[page] ?? page
  return join(locale === defaultLocale ? '' : locale, typeof path === 'string' ? path : path[locale])
}

/** Returns the path at which Next prerenders a page: `/fr/pricing`, `/nl/autun`, `/en`. */
export const internalPath = (page: Path, locale: Locale): Path => join(locale, page)

/** Returns the absolute URL of a page. Only the bare origin ends with a slash. */
export const pageUrl = (page: Path, locale: Locale, origin: string): string =>
  new URL(publicPath(page, locale), origin).href

/** The status of a redirect for good: 301, which each host knows. */
export const redirectStatus = 301

/**
 * Returns every URL that redirects, with the public path of its page: for the former path `/prix` also `/prix/` and
 * `/prix.html`, as for a page; `/prix.php` stands for itself.
 */
export const redirects = (former: typeof formerPaths = formerPaths): (readonly [from: Path, to: Path])[] =>
  Object.entries(former).flatMap(([page, paths = []]) =>
    paths.flatMap((path) => {
      const to = publicPath(page as Path, localeOfPath(path) ?? defaultLocale)
      const urls: Path[] = /\.\w+$/.test(path) ? [path] : [path, `${path}/`, `${path}.html`]
      return urls.map((from) => [from, to] as const)
    }),
  )
