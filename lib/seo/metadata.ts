import type { Metadata } from 'next'
import type { PagePath } from '../content/pages'
import { currentLocale } from '../i18n/current-locale'
import { type Locale, languages, locales } from '../i18n/locales'
import { pageUrl } from '../i18n/routes'
import { translatorOf } from '../i18n/translate'
import { brand, site } from '../site/site'
import { fullTitle, pageCopy } from './page-copy'
import { alternateUrls, shareImagePath, shareImageSize } from './urls'

/** The name of a language for social networks: `fr_FR`. */
const openGraphName = (locale: Locale) => languages[locale].intl.replace('-', '_')

/**
 * Returns the metadata of a page in the language that is being rendered, for `generateMetadata`. Canonical and alternate
 * URLs are those of production on a preview too, so that a crawler that finds a preview attributes it to the real page. The
 * tags of social networks have the URLs of the preview, because Facebook fetches `og:url` in place of the shared URL.
 */
export async function pageMetadata(page: PagePath): Promise<Metadata> {
  const locale = await currentLocale()
  const t = translatorOf(locale)
  const { title, description } = pageCopy(page, t)
  const image = {
    url: new URL(shareImagePath(page, locale), site.assetOrigin).href,
    ...shareImageSize,
    alt: t('seo.share.alt', { page: title }),
    type: 'image/png',
  }
  return {
    title: { absolute: fullTitle(title) },
    description,
    // iPhones would turn registration numbers into phone links. The phone numbers of the site are links already.
    formatDetection: { telephone: false },
    alternates: { canonical: pageUrl(page, locale, site.url), languages: alternateUrls(page, site.url) },
    robots: site.deploy === 'production' ? undefined : { index: false, follow: false },
    openGraph: {
      type: 'website',
      siteName: brand,
      title,
      description,
      url: pageUrl(page, locale, site.assetOrigin),
      locale: openGraphName(locale),
      alternateLocale: locales.filter((other) => other !== locale).map(openGraphName),
      images: [image],
    },
  }
}
