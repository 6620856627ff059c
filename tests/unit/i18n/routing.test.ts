import { cities } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { internalPath, localeOfPath, type Page, publicPath } from '@/lib/i18n/routes'

/** SPEC.md section 2, typed out: the one place besides the route table that names the addresses. */
const addresses: [page: Page, fr: string, nl: string, en: string][] = [
  ['/', '/', '/nl', '/en'],
  ['/pricing', '/tarifs', '/nl/prijzen', '/en/pricing'],
  ['/contact', '/contact', '/nl/contact', '/en/contact'],
  [{ city: 'chateau-chinon' }, '/chateau-chinon', '/nl/chateau-chinon', '/en/chateau-chinon'],
  [{ city: 'autun' }, '/autun', '/nl/autun', '/en/autun'],
  [{ city: 'dijon' }, '/dijon', '/nl/dijon', '/en/dijon'],
  [{ city: 'lac-settons' }, '/lac-settons', '/nl/lac-settons', '/en/lac-settons'],
  [{ city: 'lac-panneciere' }, '/lac-panneciere', '/nl/lac-panneciere', '/en/lac-panneciere'],
]

describe('the 24 public addresses', () => {
  test.each(addresses)('%j is %s, %s and %s', (page, fr, nl, en) => {
    expect(locales.map((locale) => publicPath(page, locale))).toEqual([fr, nl, en])
  })

  test('are the whole site: the city pages are those of the catalogue', () => {
    const named = addresses.flatMap(([page]) => (typeof page === 'object' ? [page.city] : []))
    expect(cities.map(({ slug }) => slug).sort()).toEqual(named.sort())
  })

  test('are each in the language of their path', () => {
    for (const [, fr, nl, en] of addresses) {
      expect([fr, nl, en].map(localeOfPath)).toEqual([null, 'nl', 'en'])
    }
  })
})

describe('internalPath', () => {
  test.each<[Page, string]>([
    ['/', '/nl'],
    ['/pricing', '/nl/pricing'],
    ['/contact', '/nl/contact'],
    [{ city: 'autun' }, '/nl/autun'],
  ])('of %j is %s', (page, path) => {
    expect(internalPath(page, 'nl')).toBe(path)
  })

  test('of a French page has the prefix that its public address lacks', () => {
    expect(internalPath('/', 'fr')).toBe('/fr')
    expect(internalPath('/pricing', 'fr')).toBe('/fr/pricing')
  })
})

describe('localeOfPath', () => {
  test.each([
    ['/nl', 'nl'],
    ['/nl/', 'nl'],
    ['/nl/a/b/c', 'nl'],
    ['/en/pricing', 'en'],
    ['/', null],
    ['/tarifs', null],
    // Only a whole first segment is a language.
    ['/nlx', null],
    ['/english', null],
    ['/a/nl', null],
    ['/NL', null],
    // French has no prefix, so /fr is an unknown page and not a language.
    ['/fr', null],
  ])('of %s is %s', (path, locale) => {
    expect(localeOfPath(path)).toBe(locale)
  })
})
