import { locales } from '../i18n/locales'
import { internalPath, type Page, publicPath, routing } from '../i18n/routing'
import { cities } from './cities'

type Pathname = keyof typeof routing.pathnames

/** Every page of the site, independent of language: those of the route table, one for each city. */
export const pages: readonly Page[] = (Object.keys(routing.pathnames) as Pathname[]).flatMap(
  (pathname): Page[] => (pathname === '/[city]' ? cities.map(({ slug }) => ({ city: slug })) : [pathname]),
)

/** Every address of the site: the page, its language, where Next prerenders it and where visitors find it. */
export const addresses = pages.flatMap((page) =>
  locales.map((locale) => ({
    page,
    locale,
    internal: internalPath(page, locale),
    public: publicPath(page, locale),
  })),
)
