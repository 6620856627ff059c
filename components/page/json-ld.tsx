import type { PagePath } from '@/lib/content/pages'
import { currentLocale } from '@/lib/i18n/current-locale'
import { structuredData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'

/** The structured data of a page, for crawlers. */
export async function JsonLd({ page }: { page: PagePath }) {
  const data = JSON.stringify(structuredData(page, await currentLocale(), site))
  // Escapes "<", so that a message cannot close the script element.
  return <script type="application/ld+json">{data.replaceAll('<', '\\u003c')}</script>
}
