import type { BuildInfo } from '@/lib/deploy'
import type { Locale } from '@/lib/i18n/locales'
import type { Page } from '@/lib/i18n/routing'
import type { Translator } from '@/lib/seo/translator'
import type { Site } from '@/lib/site'

/** What the ribbon tells about: one page of one build. */
export type RibbonSubject = {
  page: Page
  locale: Locale
  site: Pick<Site, 'url' | 'formEndpoint' | 'placeholders'>
  build: BuildInfo
  t: Translator
}
