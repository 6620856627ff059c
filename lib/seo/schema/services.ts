import type { OfferCatalog, Service } from 'schema-dts'
import { copyFigures } from '../../business/figures'
import { type CitySlug, cities, citySlugs } from '../../content/cities'
import { plans } from '../../content/plans'
import { languages } from '../../i18n/locales'
import { pageUrl } from '../../i18n/routes'
import { organizationId, placeOf } from './organization'
import type { Subject } from './subject'

/** The service as the home page presents it, in all the places it covers. */
export function mainService({ page, locale, site, t }: Subject): Service {
  return {
    '@type': 'Service',
    name: t('home.hero.eyebrow'),
    description: t('home.hero.subtitle', copyFigures),
    url: pageUrl(page, locale, site.url),
    provider: { '@id': organizationId(site) },
    areaServed: citySlugs.map((slug) => placeOf(slug, { t })),
  }
}

/** The service as a city page presents it, in the city and the communes around it. */
export function cityService({ page, locale, site, t }: Subject, slug: CitySlug): Service {
  return {
    '@type': 'Service',
    name: t('schema.serviceName', { name: t(`places.${slug}.name`) }),
    description: t(`city.heroes.${slug}.description`),
    url: pageUrl(page, locale, site.url),
    provider: { '@id': organizationId(site) },
    areaServed: [
      placeOf(slug, { t }),
      ...cities[slug].towns.map(({ name }) => ({ '@type': 'City', name }) as const),
    ],
  }
}

/** The two plans. A commission is no price, so an offer says it in words and names no amount. */
export function offerCatalog({ page, locale, site, t }: Subject): OfferCatalog {
  return {
    '@type': 'OfferCatalog',
    name: t('pages.pricing.title'),
    description: t('pages.pricing.intro', copyFigures),
    url: pageUrl(page, locale, site.url),
    itemListElement: plans.map((plan) => ({
      '@type': 'Offer',
      name: t(`pricing.plans.${plan.key}.name`),
      description: t('pricing.commission', { commission: copyFigures[plan.commission] }),
      offeredBy: { '@id': organizationId(site) },
      itemOffered: {
        '@type': 'Service',
        name: t(`pricing.plans.${plan.key}.name`),
        description: t(`pricing.plans.${plan.key}.tagline`),
        availableChannel: {
          '@type': 'ServiceChannel',
          availableLanguage: Object.values(languages).map(({ hrefLang }) => hrefLang),
        },
      },
    })),
  }
}
