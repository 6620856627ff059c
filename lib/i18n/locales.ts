type Language = {
  localName: string
  hrefLang: string
  /** The tag for `Intl`: separators, euro sign, months and plurals follow from it. */
  intl: string
  /** Its name in switchers, settings and leads. */
  code: string
  /** The public path of the page of prices, without the language. */
  pricing: `/${string}`
}

/** The languages of the site. Routes, language links, sitemap and tests use this table. */
export const languages = {
  fr: {
    localName: 'Français',
    hrefLang: 'fr',
    intl: 'fr-FR',
    code: 'FR',
    pricing: '/tarifs',
  },
  nl: {
    localName: 'Nederlands',
    hrefLang: 'nl',
    intl: 'nl-NL',
    code: 'NL',
    pricing: '/prijzen',
  },
  en: {
    localName: 'English',
    hrefLang: 'en',
    intl: 'en-GB',
    code: 'EN',
    pricing: '/pricing',
  },
} as const satisfies Record<string, Language>

export type Locale = keyof typeof languages

export const locales = Object.keys(languages) as Locale[]
export const defaultLocale: Locale = 'fr'

/** The key in localStorage of the visitor's last language. */
export const localeStorageKey = 'i18nextLng'

/** Whether a path segment or stored value is one of our languages. */
export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value)
}

/** Returns the language that the first segment of a path names, also `/fr`, below which there is no page; null if none. */
export function localeOfPath(path: string): Locale | null {
  const first = path.split('/')[1]
  return isLocale(first) ? first : null
}

/**
 * Returns a path without what hands, chats and mailings add to it: accents, blanks, articles, capital letters, a query without its
 * `?`, a file type, and signs at its end, such as the full stop of a sentence. The paths of our pages end with a letter.
 */
export function meantPath(path: string): string {
  // Decodes what can be decoded, and ends at `&`.
  const [typed = ''] = (new URLSearchParams(`path=${path}`).get('path') ?? '').split(/[?#]/)
  const plain = typed.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  return plain
    .replace(/[\s_]+/g, '-')
    .replace(/\.(?:html?|php)$|[^a-z0-9]+$/g, '')
    .replace(/-(?:des?|du|la|le)(?=-)/g, '')
}
