import selectLocale from '@/lib/early/not-found'
import { localeStorageKey } from '@/lib/i18n/locales'

const titles = { fr: 'Page non trouvée', nl: 'Pagina niet gevonden', en: 'Page not found' }

beforeEach(() => {
  localStorage.clear()
  jest.spyOn(console, 'warn').mockImplementation()
})

function languageOf(path: string) {
  window.history.replaceState(null, '', path)
  selectLocale({ titles })
  return document.documentElement.lang
}

test.each([
  ['/nl/a/b/c', 'en', 'nl'],
  ['/x', 'de', 'fr'],
  ['/x', 'toString', 'fr'],
])('%s with %s stored selects %s', (path, stored, locale) => {
  localStorage.setItem(localeStorageKey, stored)
  expect(languageOf(path)).toBe(locale)
})
