import type { LocalBusiness, Organization, Place } from 'schema-dts'
import { type CitySlug, cityOf } from '../../content/cities'
import type { PagePath } from '../../content/pages'
import { type Locale, languages } from '../../i18n/locales'
import type { Translator } from '../../i18n/translate'
import { brand, type Site } from '../../site'

export type SchemaSite = Pick<Site, 'url' | 'phone' | 'email' | 'postalAddress'>

/** The page that structured data describes, with its URL. */
export type Subject = { page: PagePath; locale: Locale; site: SchemaSite; t: Translator; url: string }

/** The language tags of the site. */
export const languageTags = Object.values(languages).map(({ hrefLang }) => hrefLang)

/** The `@id` of the company, the same on every page. */
export const organizationId = (site: { url: string }) => `${site.url}/#organization`

/** Returns a city or lake with its coordinates. */
export function placeOf(slug: CitySlug, t: Translator): Place {
  const { latitude, longitude } = cityOf(slug)
  return {
    '@type': 'Place',
    name: t(`cities.${slug}.name`),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

/** Returns the company: a LocalBusiness if it has a postal address, otherwise an Organization. */
export function organization({ site, t }: Subject): Organization | LocalBusiness {
  const company = {
    '@id': organizationId(site),
    name: brand,
    description: t('footer.tagline'),
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
  }
  if (!site.postalAddress) return { '@type': 'Organization', ...company }
  return { '@type': 'LocalBusiness', ...company, address: site.postalAddress }
}
