import type { OfferCatalog, Service } from 'schema-dts'
import { figureArguments } from '../business/figures'
import { type CitySlug, cityOf, citySlugs } from '../content/cities'
import { plans } from '../content/plans'
import { languageTags, organizationId, placeOf, type Subject } from './organization'

/** Returns the service that the home page describes, in all cities. */
export function mainService({ site, t, url }: Subject): Service {
  return {
    '@type': 'Service',
    name: t('home.hero.eyebrow'),
    description: t('home.hero.subtitle'),
    url,
    provider: { '@id': organizationId(site) },
    areaServed: citySlugs.map((slug) => placeOf(slug, t)),
  }
}

/** Returns the service that a city page describes, in the city and the communes around it. */
export function cityService({ site, t, url }: Subject, slug: CitySlug): Service {
  return {
    '@type': 'Service',
    name: t('schema.serviceName', { at: t(`cities.${slug}.at`) }),
    description: t(`city.heroes.${slug}.description`),
    url,
    provider: { '@id': organizationId(site) },
    areaServed: [
      placeOf(slug, t),
      ...cityOf(slug).communes.map((name) => ({ '@type': 'City', name }) as const),
    ],
  }
}

/** Returns the two plans. A commission is not a price, so offers describe it in words and have no amount. */
export function offerCatalog({ site, t, url }: Subject): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: t('pages.pricing.title'),
    description: t('pricing.intro', figureArguments),
    url,
    itemListElement: plans.map((plan) => ({
      '@type': 'Offer',
      name: t(`pricing.plans.${plan.key}.name`),
      description: t('pricing.commission', { commission: figureArguments[plan.commission] }),
      offeredBy: { '@id': organizationId(site) },
      itemOffered: {
        '@type': 'Service',
        name: t(`pricing.plans.${plan.key}.name`),
        description: t(`pricing.plans.${plan.key}.tagline`),
        availableChannel: { '@type': 'ServiceChannel', availableLanguage: languageTags },
      },
    })),
  }
}
