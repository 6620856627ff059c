import type { PagePath } from '@/lib/content/pages'
import { defaultLocale, type Locale } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'

/** One page of each kind. */
const pageKinds = {
  home: '/',
  pricing: '/pricing',
  contact: '/contact',
  'a city with its process': '/lac-settons',
  'a city with its checklist': '/chateau-chinon',
} as const satisfies Record<string, PagePath>

/** An address that does not exist, in one language. */
export const absentPage = (locale: Locale) => `${locale === defaultLocale ? '' : `/${locale}`}/absent`

/** One page of each kind in one language, and one that does not exist. */
export const pagesOfEachKind = (locale: Locale): [kind: string, address: string][] => [
  ...Object.entries(pageKinds).map(([kind, page]): [string, string] => [kind, publicPath(page, locale)]),
  ['not found', absentPage(locale)],
]
