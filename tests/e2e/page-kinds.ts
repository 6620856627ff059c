import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'

/** An address that does not exist, in one language. */
export const absentPage = (locale: Locale) => `${locale === defaultLocale ? '' : `/${locale}`}/absent`

/** One page of each kind. The last two are a city with its process and one with its checklist. */
const kinds = ['/', '/pricing', '/contact', '/lac-settons', '/chateau-chinon'] as const

/** The address of one page of each kind in one language. */
export const pagesOfEachKind = (locale: Locale): string[] => kinds.map((page) => publicPath(page, locale))
