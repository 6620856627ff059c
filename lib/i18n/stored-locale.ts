import { type Locale, localeStorageKey } from './locales'

/**
 * Keeps the language of the page just shown in the browser. Storage that refuses (private mode, a full disk,
 * blocked by policy) is logged and costs the visitor nothing: the path decides the language.
 */
export function storeLocale(locale: Locale): void {
  try {
    window.localStorage.setItem(localeStorageKey, locale)
  } catch (error) {
    console.warn('The language could not be stored', error)
  }
}
