import type { OfferCatalog, Service } from 'schema-dts'
import { commission } from '../../business/figures'
import { type City, cities } from '../../content/cities'
import { copyFigures } from '../../content/copy-figures'
import { languages } from '../../i18n/locales'
import { pageUrl } from '../addresses'
import { organizationId, placeOf } from './organization'
import type { Subject } from './subject'

/** The service as the home page presents it, in all the places it covers. */
export function houseService({ page, locale, site, t }: Subject): Service {
  return {
    '@type': 'Service',
    name: t('home.hero.eyebrow'),
    description: t('home.hero.subtitle', copyFigures),
    url: pageUrl(page, locale, site.url),
    provider: { '@id': organizationId(site) },
    areaServed: cities.map((city) => placeOf(city, { t })),
  }
}

/** The service as a city page presents it, in the city and the communes around it. */
export function cityService({ page, locale, site, t }: Subject, city: City): Service {
  return {
    '@type': 'Service',
    name: t('schema.serviceName', { name: t(`places.${city.key}.name`) }),
    description: t(`city.heroes.${city.key}.description`),
    url: pageUrl(page, locale, site.url),
    provider: { '@id': organizationId(site) },
    areaServed: [placeOf(city, { t }), ...city.towns.map(({ name }) => ({ '@type': 'City', name }) as const)],
  }
}

/** The two plans. A commission is no price, so an offer says it in words and names no amount. */
export function offerCatalog({ page, locale, site, t }: Subject): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: t('pages.pricing.title'),
    description: t('pages.pricing.intro'),
    url: pageUrl(page, locale, site.url),
    itemListElement: (['standard', 'prestige'] as const).map((plan) => ({
      '@type': 'Offer',
      name: t(`pricing.plans.${plan}.name`),
      description: t('pricing.commission', { commission: String(commission[plan]) }),
      offeredBy: { '@id': organizationId(site) },
      itemOffered: {
        '@type': 'Service',
        name: t(`pricing.plans.${plan}.name`),
        description: t(`pricing.plans.${plan}.tagline`),
        availableChannel: {
          '@type': 'ServiceChannel',
          availableLanguage: Object.values(languages).map(({ hrefLang }) => hrefLang),
        },
      },
    })),
  }
}
