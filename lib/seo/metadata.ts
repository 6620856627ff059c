import type { Metadata } from 'next'
import type { PagePath } from '../content/pages'
import { currentLocale } from '../i18n/current-locale'
import { site } from '../site'
import { describePage } from './describe-page'

/** Returns the metadata of a page in the language that is being rendered, for `generateMetadata`. */
export async function pageMetadata(page: PagePath): Promise<Metadata> {
  return describePage(page, await currentLocale(), site)
}
