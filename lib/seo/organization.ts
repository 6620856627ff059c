import type { LocalBusiness, Organization, Place, PostalAddress } from 'schema-dts'
import { type CitySlug, cityOf } from '../content/cities'
import type { PagePath } from '../content/pages'
import { type Locale, languages } from '../i18n/locales'
import type { Translator } from '../i18n/translator'
import { brand, type Site } from '../site/site'

export type SchemaSite = Pick<Site, 'url' | 'phone' | 'email'> & {
  legal: Pick<Site['legal'], 'postalAddress'>
}

/** The page that structured data describes, with its URL. */
export type Subject = { page: PagePath; locale: Locale; site: SchemaSite; t: Translator; url: string }

/** The language tags of the site. */
export const languageTags = Object.values(languages).map(({ hrefLang }) => hrefLang)

/** The `@id` of the company, the same on every page. */
export const organizationId = (site: { url: string }) => `${site.url}/#organization`

/** Returns a city or lake with its coordinates. */
export function placeOf(slug: CitySlug, t: Translator): Place {
  const [latitude, longitude] = cityOf(slug).coordinates
  return {
    '@type': 'Place',
    name: t(`cities.${slug}.name`),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

/** "12 rue Haute, 71400 Autun", also with the country: street, postcode and town. */
const frenchAddress = /^(.*?[^\s,;–-])[\s,;–-]+(?:F-)?(\d{5})\s+(\p{L}[^,;]*?)(?:[\s,;–(-]+France\)?)?\.?$/iu

/** Returns the parts of an address on one line; null if it has not the usual French shape. */
function postalAddress(line: string): PostalAddress | null {
  const [, streetAddress = '', postalCode = '', addressLocality = ''] = frenchAddress.exec(line.trim()) ?? []
  if (!postalCode) return null
  return { '@type': 'PostalAddress', streetAddress, postalCode, addressLocality, addressCountry: 'FR' }
}

/** Returns the company: a LocalBusiness if the parts of its postal address are known, otherwise an Organization. */
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
  const address = postalAddress(site.legal.postalAddress ?? '')
  return address ? { '@type': 'LocalBusiness', ...company, address } : { '@type': 'Organization', ...company }
}
