import type { BreadcrumbList, ContactPage, WebSite } from 'schema-dts'
import { shownName } from '../../content/pages'
import { languages } from '../../i18n/locales'
import { pageUrl } from '../../i18n/routes'
import { brand } from '../../site'
import { languageTags, organizationId, type Subject } from './organization'

export function website({ site }: Subject): WebSite {
  return {
    '@type': 'WebSite',
    '@id': `${site.url}/#website`,
    name: brand,
    url: `${site.url}/`,
    inLanguage: languageTags,
    publisher: { '@id': organizationId(site) },
  }
}

export function contactPage({ locale, site, t, url }: Subject): ContactPage {
  return {
    '@type': 'ContactPage',
    name: t('pages.contact.title'),
    description: t('pages.contact.intro'),
    url,
    inLanguage: languages[locale].hrefLang,
    mainEntity: { '@id': organizationId(site) },
  }
}

export function breadcrumb({ page, locale, site, t }: Subject): BreadcrumbList {
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
