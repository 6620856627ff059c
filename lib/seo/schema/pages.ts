import type { BreadcrumbList, ContactPage, WebSite } from 'schema-dts'
import { copyFigures } from '../../business/figures'
import { cityOfPage } from '../../content/pages'
import { languages } from '../../i18n/locales'
import { pageUrl } from '../../i18n/routes'
import { brand } from '../../site'
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

/** Returns the name of a page in menus and breadcrumbs. */
function shortName({ page, t }: Subject): string {
  const city = cityOfPage(page)
  if (city) return t(`places.${city}.name`)
  if (page === '/') return t('breadcrumb.home')
  return page === '/pricing' ? t('header.pricing') : t('header.contact')
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
