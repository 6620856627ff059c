import type { Graph, Thing } from 'schema-dts'
import { cityOfPage, type PagePath } from '../content/pages'
import type { Locale } from '../i18n/locales'
import { pageUrl } from '../i18n/routes'
import { translatorOf } from '../i18n/translate'
import { organization, type SchemaSite, type Subject } from './schema/organization'
import { breadcrumb, contactPage, website } from './schema/pages'
import { cityService, mainService, offerCatalog } from './schema/services'

/**
 * Returns the structured data of a page (schema.org, JSON-LD). Its names and descriptions are text that the page shows,
 * as search engines require. It has no reviews, no ratings and no offers that end.
 */
export function structuredData(page: PagePath, locale: Locale, site: SchemaSite): Graph {
  const url = pageUrl(page, locale, site.url)
  const subject = { page, locale, site, url, t: translatorOf(locale) }
  return { '@context': 'https://schema.org', '@graph': [organization(subject), ...about(subject)] }
}

function about(subject: Subject): Thing[] {
  const city = cityOfPage(subject.page)
  if (city) return [cityService(subject, city), breadcrumb(subject)]
  if (subject.page === '/') return [website(subject), mainService(subject)]
  return [subject.page === '/pricing' ? offerCatalog(subject) : contactPage(subject), breadcrumb(subject)]
}
