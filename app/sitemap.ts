import type { MetadataRoute } from 'next'
import { publicPages } from '@/lib/content/pages'
import { pageUrl } from '@/lib/i18n/routes'
import { alternateUrls } from '@/lib/seo/urls'
import { site } from '@/lib/site/site'

export const dynamic = 'force-static'

/** Every page with its alternates. It has no dates, because a new build does not mean that a page has changed. */
export default function sitemap(): MetadataRoute.Sitemap {
  return publicPages.map(({ page, locale }) => ({
    url: pageUrl(page, locale, site.url),
    alternates: { languages: alternateUrls(page, site.url) },
  }))
}
