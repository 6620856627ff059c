import { type Locale, locales } from '../i18n/locales'
import { internalPath, publicPath } from '../i18n/routes'
import { type CitySlug, citySlugs } from './cities'

/** The path of a page in the route table, independent of language. */
export type PagePath = '/' | '/pricing' | '/contact' | `/${CitySlug}`

export const pages: readonly PagePath[] = [
  '/',
  '/pricing',
  '/contact',
  ...citySlugs.map((slug) => `/${slug}` as const),
]

/** Every address of the site: the page, its language, where Next prerenders it and where visitors find it. */
export const addresses = pages.flatMap((page) =>
  locales.map((locale: Locale) => ({
    page,
    locale,
    internal: internalPath(page, locale),
    public: publicPath(page, locale),
  })),
)

/** The city that a page is about; undefined for the other pages. */
export const cityOfPage = (page: string): CitySlug | undefined =>
  citySlugs.find((slug) => page === `/${slug}`)

/** What a page is called in file names and in messages: `home`, `pricing`, `lac-settons`. */
export const pageName = (page: PagePath) => (page === '/' ? 'home' : page.slice(1)) as PageName
export type PageName = 'home' | 'pricing' | 'contact' | CitySlug

/** The page whose estimator a visitor of `page` is led to: its own, or the home page's. */
export const pageWithEstimator = (page: PagePath): PagePath =>
  page === '/pricing' || page === '/contact' ? '/' : page
