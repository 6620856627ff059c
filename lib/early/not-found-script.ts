import { defaultLocale, type Locale, localeStorageKey, locales } from '../i18n/locales'

/**
 * Script of the not-found page, which holds every language: before the first paint it picks one by the path's
 * first whole segment, then by the stored preference, then French, names the page in it and
 * logs the path that was tried. Text, because an inline script can import nothing.
 */
export function notFoundScript(titles: Record<Locale, string>): string {
  const others = locales.filter((locale) => locale !== defaultLocale)
  return `(function(titles, prefixes) {
  var html = document.documentElement, first = location.pathname.split('/')[1], stored
  try { stored = localStorage.getItem('${localeStorageKey}') } catch (error) { console.warn('The stored language could not be read', error) }
  var locale = prefixes.indexOf(first) >= 0 ? first : Object.hasOwn(titles, stored) ? stored : '${defaultLocale}'
  html.lang = html.dataset.locale = locale
  // React puts the title of the build back when it takes over.
  function name() { if (document.title !== titles[locale]) document.title = titles[locale] }
  name()
  new MutationObserver(name).observe(document.head, { childList: true, characterData: true, subtree: true })
  console.warn('Page not found:', location.pathname)
})(${JSON.stringify(titles)}, ${JSON.stringify(others)})`
}
