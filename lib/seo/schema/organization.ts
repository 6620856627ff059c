import type { LocalBusiness, Organization, Place } from 'schema-dts'
import { type CitySlug, cities } from '../../content/cities'
import { brand } from '../../site'
import type { Subject } from './subject'

/** How the other nodes refer to the company, the same on every page. */
export const organizationId = (site: { url: string }) => `${site.url}/#organization`

/** A city or lake as a place on the map. */
export function placeOf(slug: CitySlug, { t }: Pick<Subject, 't'>): Place {
  const { latitude, longitude } = cities[slug]
  return {
    '@type': 'Place',
    name: t(`places.${slug}.name`),
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  }
}

/** The company itself: a LocalBusiness only when it has an address that visitors may come to. */
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
