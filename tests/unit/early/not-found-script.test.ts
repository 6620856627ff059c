import { notFoundScript } from '@/lib/early/not-found-script'
import { localeStorageKey } from '@/lib/i18n/locales'

const titles = { fr: 'Page non trouvée', nl: 'Pagina niet gevonden', en: 'Page not found' }

function visit(path: string) {
  window.history.replaceState(null, '', path)
  new Function(notFoundScript(titles))()
  return document.documentElement
}

const observers: MutationObserver[] = []
const { observe } = MutationObserver.prototype

let logged: jest.SpyInstance
beforeEach(() => {
  jest.spyOn(MutationObserver.prototype, 'observe').mockImplementation(function (
    this: MutationObserver,
    ...what
  ) {
    observers.push(this)
    observe.apply(this, what)
  })
  localStorage.clear()
  document.title = titles.fr
  logged = jest.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  jest.restoreAllMocks()
  // In a browser each page has its own document; here they would contradict each other.
  for (const observer of observers.splice(0)) observer.disconnect()
})

describe('the language of the not-found page', () => {
  test.each([
    ['/nl/x', null, 'nl'],
    ['/nl/a/b/c', 'en', 'nl'],
    ['/en', 'nl', 'en'],
    ['/x', 'nl', 'nl'],
    ['/x/nl', 'en', 'en'],
    // Only whole segments count, and French has no prefix of its own.
    ['/nlx', null, 'fr'],
    ['/fr/x', 'en', 'en'],
    ['/x', null, 'fr'],
    ['/x', 'de', 'fr'],
    ['/x', 'toString', 'fr'],
  ])('of %s with %s stored is %s', (path, stored, locale) => {
    if (stored) localStorage.setItem(localeStorageKey, stored)
    const { lang, dataset } = visit(path)
    expect([lang, dataset.locale]).toEqual([locale, locale])
    expect(document.title).toBe(titles[locale as keyof typeof titles])
  })

  test('is French where storage refuses, which is logged', () => {
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(visit('/x').lang).toBe('fr')
    expect(logged).toHaveBeenCalledWith(expect.stringContaining('stored language'), expect.anything())
  })
})

test('the attempted path is logged', () => {
  visit('/nl/niet-hier')
  expect(logged).toHaveBeenCalledWith('Page not found:', '/nl/niet-hier')
})

test('the title stays, whoever puts that of the build back', async () => {
  visit('/en/x')
  document.title = titles.fr
  await Promise.resolve()
  expect(document.title).toBe(titles.en)
})
