import type { Graph, Thing } from 'schema-dts'
import { requireCity } from '../content/cities'
import type { Locale } from '../i18n/locales'
import type { Page } from '../i18n/routing'
import { organization } from './schema/organization'
import { breadcrumb, contactPage, website } from './schema/pages'
import { cityService, houseService, offerCatalog } from './schema/services'
import type { SchemaSite, Subject } from './schema/subject'
import { translatorOf } from './translator'

/**
 * The structured data of a page (schema.org, JSON-LD). Every name and description in it is text that the page
 * shows, as search engines ask; there are no reviews, no ratings and no offers that end.
 */
export function structuredData(page: Page, locale: Locale, site: SchemaSite): Graph {
  const subject = { page, locale, site, t: translatorOf(locale) }
  return { '@context': 'https://schema.org', '@graph': [organization(subject), ...about(subject)] }
}

function about(subject: Subject): Thing[] {
  const { page } = subject
  if (page === '/') return [website(subject), houseService(subject)]
  if (page === '/pricing') return [offerCatalog(subject), breadcrumb(subject)]
  if (page === '/contact') return [contactPage(subject), breadcrumb(subject)]
  return [cityService(subject, requireCity(page.city)), breadcrumb(subject)]
}
