import type { PagePath } from '../../content/pages'
import type { Locale } from '../../i18n/locales'
import type { Translator } from '../../i18n/translate'
import type { Site } from '../../site'

export type SchemaSite = Pick<Site, 'url' | 'phone' | 'email' | 'postalAddress'>

/** The page that structured data describes. */
export type Subject = { page: PagePath; locale: Locale; site: SchemaSite; t: Translator }
