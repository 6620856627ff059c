import type { Metadata } from 'next'
import type { PagePath } from '../content/pages'
import { currentLocale } from '../i18n/current-locale'
import { site } from '../site'
import { describePage } from './describe-page'

/** What `generateMetadata` of a page returns, in the language of the page being rendered. */
export async function pageMetadata(page: PagePath): Promise<Metadata> {
  return describePage(page, await currentLocale(), site)
}
