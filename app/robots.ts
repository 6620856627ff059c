import type { MetadataRoute } from 'next'
import { site } from '@/lib/site'

export const dynamic = 'force-static'

/** Everything may be read, on a preview too: a crawler must reach a page to see that it says noindex. */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: '/' },
    sitemap: site.deploy === 'preview' ? undefined : `${site.url}/sitemap.xml`,
  }
}
