import type { BreadcrumbList, ContactPage, Graph, Thing, WebSite } from 'schema-dts'
import { figureArguments } from '../business/figures'
import { cityOfPage, type PagePath, shownName } from '../content/pages'
import { type Locale, languages } from '../i18n/locales'
import { pageUrl } from '../i18n/routes'
import { translatorOf } from '../i18n/translate'
import { answerArguments } from '../site/facts'
import { brand } from '../site/site'
import { languageTags, organization, organizationId, type SchemaSite, type Subject } from './organization'
import { cityService, mainService, offerCatalog } from './services'

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

function website({ site }: Subject): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: brand,
    url: `${site.url}/`,
    inLanguage: languageTags,
    publisher: { '@id': organizationId(site) },
  }
}

function contactPage({ locale, site, t, url }: Subject): ContactPage {
  return {
    '@type': 'ContactPage',
    name: t('pages.contact.title'),
    description: t('pages.contact.intro', { ...figureArguments, ...answerArguments() }),
    url,
    inLanguage: languages[locale].hrefLang,
    mainEntity: { '@id': organizationId(site) },
  }
}

function breadcrumb({ page, locale, site, t }: Subject): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: (['/', page] as const).map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: shownName(step, t),
      item: pageUrl(step, locale, site.url),
    })),
  }
}
