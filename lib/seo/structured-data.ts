import type { Graph, Thing } from 'schema-dts'
import { cityOfPage, type PagePath } from '../content/pages'
import type { Locale } from '../i18n/locales'
import { translatorOf } from '../i18n/translate'
import { organization } from './schema/organization'
import { breadcrumb, contactPage, website } from './schema/pages'
import { cityService, mainService, offerCatalog } from './schema/services'
import type { SchemaSite, Subject } from './schema/subject'

/**
 * Returns the structured data of a page (schema.org, JSON-LD). Its names and descriptions are text that the page shows,
 * as search engines require. It has no reviews, no ratings and no offers that end.
 */
export function structuredData(page: PagePath, locale: Locale, site: SchemaSite): Graph {
  const subject = { page, locale, site, t: translatorOf(locale) }
  return { '@context': 'https://schema.org', '@graph': [organization(subject), ...about(subject)] }
}

function about(subject: Subject): Thing[] {
  const city = cityOfPage(subject.page)
  if (city) return [cityService(subject, city), breadcrumb(subject)]
  if (subject.page === '/') return [website(subject), mainService(subject)]
  return [subject.page === '/pricing' ? offerCatalog(subject) : contactPage(subject), breadcrumb(subject)]
}
