type Values = {
  /** The title of the page in each locale. */
  titles: Readonly<Record<string, string>>
  /** The locales that have a path prefix. */
  prefixes: readonly string[]
  defaultLocale: string
  /** Local storage key of the visitor's language. */
  storageKey: string
}

function storedLocale(key: string): string | null {
  try {
    return localStorage.getItem(key)
  } catch (error) {
    console.warn('The stored language could not be read', error)
    return null
  }
}

/**
 * Pre-paint script of the not-found page, which holds every language. Selects one by the first segment of the path, then
 * by the stored preference, then the default; sets the title in it, and logs the path.
 */
export default function selectLocale({ titles, prefixes, defaultLocale, storageKey }: Values): void {
  const first = location.pathname.split('/')[1] ?? ''
  const stored = prefixes.includes(first) ? first : storedLocale(storageKey)
  const locale = stored && Object.hasOwn(titles, stored) ? stored : defaultLocale
  const html = document.documentElement
  html.lang = locale
  html.dataset.locale = locale
  document.title = titles[locale] ?? document.title
  console.warn('Page not found:', location.pathname)
}
