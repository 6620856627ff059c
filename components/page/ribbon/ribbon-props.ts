import type { PagePath } from '@/lib/content/pages'
import type { BuildInfo } from '@/lib/deploy'
import type { Locale } from '@/lib/i18n/locales'
import type { Translator } from '@/lib/i18n/translate'
import type { Site } from '@/lib/site'

/** The page and the build that the ribbon describes. */
export type RibbonProps = {
  page: PagePath
  locale: Locale
  site: Pick<Site, 'url' | 'formEndpoint' | 'unsetSettings'>
  build: BuildInfo
  t: Translator
}
