import type { Metadata } from 'next'
import { currentLocale } from '../i18n/current-locale'
import type { Page } from '../i18n/routing'
import { site } from '../site'
import { describePage } from './describe-page'

/** What `generateMetadata` of a page returns, in the language of the page being rendered. */
export async function pageMetadata(page: Page): Promise<Metadata> {
  return describePage(page, await currentLocale(), site)
}
