import { figureArguments } from '../business/figures'
import { type Locale, locales } from '../i18n/locales'
import { internalPath, publicPath } from '../i18n/routes'
import type { Translator } from '../i18n/translator'
import { type City, type CitySlug, cityOf, citySlugs } from './cities'

/** The path of a page in the route table, independent of language. */
export type PagePath = '/' | '/pricing' | '/contact' | `/${CitySlug}`

export const pages: readonly PagePath[] = [
  '/',
  '/pricing',
  '/contact',
  ...citySlugs.map((slug) => `/${slug}` as const),
]

/** Every page in every language, with the path at which Next prerenders it and its public path. */
export const publicPages = pages.flatMap((page) =>
  locales.map((locale: Locale) => ({
    page,
    locale,
    internal: internalPath(page, locale),
    public: publicPath(page, locale),
  })),
)

/** Returns the city of a city page, undefined for other pages. */
export const cityOfPage = (page: string): CitySlug | undefined =>
  citySlugs.find((slug) => page === `/${slug}`)

/** Returns the name of a page in file names and messages: `home`, `pricing`, `lac-settons`. */
export const pageName = (page: PagePath) => (page === '/' ? 'home' : page.slice(1)) as PageName
export type PageName = 'home' | 'pricing' | 'contact' | CitySlug

/**
 * Returns the figures in the title and the description of a page. Only a city has an income: the message of another page that
 * names it fails.
 */
export function pageFigures(page: PagePath, cities: string) {
  const city = cityOfPage(page)
  const income = (city ? cityOf(city).income : {}) as City['income']
  return { ...figureArguments, ...income, cities }
}

/** Returns the name of a page as menus and breadcrumbs show it. */
export function shownName(page: PagePath, t: Translator): string {
  const name = pageName(page)
  const isHeaderItem = name === 'home' || name === 'pricing' || name === 'contact'
  return isHeaderItem ? t(`header.${name}`) : t(`cities.${name}.name`)
}
