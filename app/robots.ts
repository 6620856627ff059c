import type { MetadataRoute } from 'next'
import { site } from '@/lib/site/site'

export const dynamic = 'force-static'

/** Allows all pages, also outside production: a crawler must fetch a page to see its noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: site.deploy === 'production' ? `${site.url}/sitemap.xml` : undefined,
  }
}
