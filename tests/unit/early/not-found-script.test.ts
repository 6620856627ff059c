import { notFoundScript } from '@/lib/early/not-found-script'
import { type Locale, localeStorageKey, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'

const titles = Object.fromEntries(
  locales.map((locale) => [locale, translatorOf(locale)('notFound.title')]),
) as Record<Locale, string>

/** In a browser each page has its own document; here the watchers of the title would contradict each other. */
const { observe } = MutationObserver.prototype
const watchers: MutationObserver[] = []
let logged: jest.SpyInstance

beforeEach(() => {
  localStorage.clear()
  document.title = titles.fr
  logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
  MutationObserver.prototype.observe = function (...what) {
    watchers.push(this)
    observe.apply(this, what)
  }
})
afterEach(() => {
  jest.restoreAllMocks()
  for (const watcher of watchers.splice(0)) watcher.disconnect()
})

function visit(path: string) {
  window.history.replaceState(null, '', path)
  new Function(notFoundScript(titles))()
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
] as const)('the not-found page of %s with %s stored is in %s', (path, stored, locale) => {
  if (stored) localStorage.setItem(localeStorageKey, stored)
  const { lang, dataset } = visit(path)
  expect([lang, dataset.locale, document.title]).toEqual([locale, locale, titles[locale]])
  expect(logged).toHaveBeenCalledWith('Page not found:', path)
})

test('it is in French where storage refuses, which is logged', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError')
  })
  expect(visit('/x').lang).toBe('fr')
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('stored language'), expect.anything())
})

test('its title stays, whoever puts that of the build back', async () => {
  visit('/en/x')
  document.title = titles.fr
  await Promise.resolve()
  expect(document.title).toBe(titles.en)
})
