import { currentLocale } from '@/lib/i18n/current-locale'
import type { Page } from '@/lib/i18n/routing'
import { structuredData } from '@/lib/seo/structured-data'
import { site } from '@/lib/site'
import { JsonLdScript } from './json-ld-script'

/** The structured data of a page, for crawlers; it shows nothing. */
export async function JsonLd({ page }: { page: Page }) {
  const data = JSON.stringify(structuredData(page, await currentLocale(), site))
  // "<" would let a message end the script element.
  return <JsonLdScript data={data.replaceAll('<', '\\u003c')} />
}
