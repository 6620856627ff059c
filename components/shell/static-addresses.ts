import type { Locale } from '@/lib/i18n/locales'
import { publicPath, routing } from '@/lib/i18n/routing'

/**
 * Public address by route segment ('' is home) of the pages that are not cities. This is all that an island
 * needs to find any page: a city keeps its slug, so the browser is sent nothing that grows with the cities.
 */
export type StaticAddresses = Record<string, string>

type Pathname = keyof typeof routing.pathnames

/** The addresses of one language. Server components only: the route table stays out of the browser. */
export function staticAddresses(locale: Locale): StaticAddresses {
  const pathnames = (Object.keys(routing.pathnames) as Pathname[]).filter(
    (pathname): pathname is Exclude<Pathname, '/[city]'> => !pathname.includes('['),
  )
  return Object.fromEntries(pathnames.map((pathname) => [pathname.slice(1), publicPath(pathname, locale)]))
}
