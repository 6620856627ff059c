import { townSlugs } from '../content/cities'
import { type PagePath, pageFigures, pageName } from '../content/pages'
import type { Translator } from '../i18n/translator'
import { brand } from '../site/site'

/** Returns the title (without the brand) and the description of a page, with its figures. */
export function pageCopy(page: PagePath, t: Translator) {
  // Four names at most: search results truncate descriptions of more than 158 characters.
  const names = townSlugs.slice(0, 4).map((slug) => t(`cities.${slug}.name`))
  const figures = pageFigures(page, names.join(', '))
  const name = pageName(page)
  return { title: t(`seo.${name}.title`, figures), description: t(`seo.${name}.description`, figures) }
}

/** The maximum length of a title, in characters. Search results truncate longer ones. */
export const maxTitleLength = 60

/** Appends the brand to a title if the result is not longer than search results show. */
export function fullTitle(title: string): string {
  const withBrand = `${title} | ${brand}`
  return withBrand.length <= maxTitleLength ? withBrand : title
}
