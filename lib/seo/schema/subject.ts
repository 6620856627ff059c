import type { Locale } from '../../i18n/locales'
import type { Page } from '../../i18n/routing'
import type { Site } from '../../site'
import type { Translator } from '../translator'

export type SchemaSite = Pick<Site, 'url' | 'phone' | 'email' | 'postalAddress'>

/** What structured data is written about: one page, in one language, of one site. */
export type Subject = { page: Page; locale: Locale; site: SchemaSite; t: Translator }
