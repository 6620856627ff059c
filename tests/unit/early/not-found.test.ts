import selectLocale from '@/lib/early/not-found'
import { localeStorageKey } from '@/lib/i18n/locales'

const titles = { fr: 'Page non trouvée', nl: 'Pagina niet gevonden', en: 'Page not found' }
let logged: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => jest.restoreAllMocks())

function visit(path: string) {
  window.history.replaceState(null, '', path)
  selectLocale({ titles, prefixes: ['nl', 'en'], defaultLocale: 'fr', storageKey: localeStorageKey })
  return document.documentElement
}

test.each([
  ['/nl/x', null, 'nl'],
  ['/nl/a/b/c', 'en', 'nl'],
  ['/x', 'nl', 'nl'],
  // Only whole segments count, and French has no prefix of its own.
  ['/nlx', null, 'fr'],
  ['/fr/x', 'en', 'en'],
  ['/x', 'de', 'fr'],
  ['/x', 'toString', 'fr'],
] as const)('%s with %s stored selects %s, and logs the path', (path, stored, locale) => {
  if (stored) localStorage.setItem(localeStorageKey, stored)
  const { lang, dataset } = visit(path)
  expect([lang, dataset.locale, document.title]).toEqual([locale, locale, titles[locale]])
  expect(logged).toHaveBeenCalledWith('Page not found:', path)
})

test('selects French if storage is blocked, and logs that', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(visit('/x').lang).toBe('fr')
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('stored language'), expect.anything())
})
