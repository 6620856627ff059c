import type { LocalBusiness, Organization, Place } from 'schema-dts'
import type { City } from '../../content/cities'
import { brand } from '../../site'
import type { Subject } from './subject'

/** How the other nodes refer to the house, the same on every page. */
export const organizationId = (site: { url: string }) => `${site.url}/#organization`

/** A city or lake as a place on the map. */
export function placeOf(city: City, { t }: Pick<Subject, 't'>): Place {
  return {
    '@type': 'Place',
    name: t(`places.${city.key}.name`),
    geo: { '@type': 'GeoCoordinates', latitude: city.latitude, longitude: city.longitude },
  }
}

/** The house itself: a LocalBusiness only when it has an address that visitors may come to. */
export function organization({ site, t }: Subject): Organization | LocalBusiness {
  const house = {
    '@id': organizationId(site),
    name: brand,
    description: t('footer.tagline'),
    url: `${site.url}/`,
    logo: `${site.url}/icon-512.png`,
    telephone: site.phone,
    email: site.email,
  }
  if (!site.postalAddress) return { '@type': 'Organization', ...house }
  return { '@type': 'LocalBusiness', ...house, address: site.postalAddress }
}
