import type { BreadcrumbList, ContactPage, WebSite } from 'schema-dts'
import { requireCity } from '../../content/cities'
import { copyFigures } from '../../content/copy-figures'
import { languages } from '../../i18n/locales'
import { brand } from '../../site'
import { pageUrl } from '../addresses'
import { organizationId } from './organization'
import type { Subject } from './subject'

export function website({ site }: Subject): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: brand,
    url: `${site.url}/`,
    inLanguage: Object.values(languages).map(({ hrefLang }) => hrefLang),
    publisher: { '@id': organizationId(site) },
  }
}

export function contactPage({ page, locale, site, t }: Subject): ContactPage {
  return {
    '@type': 'ContactPage',
    name: t('pages.contact.title'),
    description: t('pages.contact.intro', copyFigures),
    url: pageUrl(page, locale, site.url),
    inLanguage: languages[locale].hrefLang,
    mainEntity: { '@id': organizationId(site) },
  }
}

/** The name of a page as menus and breadcrumbs show it. */
function shortName({ page, t }: Subject): string {
  if (page === '/') return t('breadcrumb.home')
  if (page === '/pricing') return t('header.pricing')
  if (page === '/contact') return t('header.contact')
  return t(`places.${requireCity(page.city).key}.name`)
}

export function breadcrumb(subject: Subject): BreadcrumbList {
  const trail: Subject[] = [{ ...subject, page: '/' }, subject]
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: shortName(step),
      item: pageUrl(step.page, step.locale, step.site.url),
    })),
  }
}
