import { type PagePath, pages } from '@/lib/content/pages'
import { localeOfPath, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'

/** Every address, repeated by hand on purpose: a change of an address must be intended. */
const site: [page: PagePath, fr: string, nl: string, en: string][] = [
  ['/', '/', '/nl', '/en'],
  ['/pricing', '/tarifs', '/nl/prijzen', '/en/pricing'],
  ['/contact', '/contact', '/nl/contact', '/en/contact'],
  ['/chateau-chinon', '/chateau-chinon', '/nl/chateau-chinon', '/en/chateau-chinon'],
  ['/autun', '/autun', '/nl/autun', '/en/autun'],
  ['/dijon', '/dijon', '/nl/dijon', '/en/dijon'],
  ['/lac-settons', '/lac-settons', '/nl/lac-settons', '/en/lac-settons'],
  ['/lac-panneciere', '/lac-panneciere', '/nl/lac-panneciere', '/en/lac-panneciere'],
]

test.each(site)('%s has the addresses %s, %s and %s', (page, fr, nl, en) => {
  expect(locales.map((locale) => publicPath(page, locale))).toEqual([fr, nl, en])
  expect([fr, nl, en].map(localeOfPath)).toEqual([null, 'nl', 'en'])
})

test('the site has exactly these pages', () => {
  expect(pages.toSorted()).toEqual(site.map(([page]) => page).toSorted())
})

test.each([
  ['/nl/', 'nl'],
  ['/nl/a/b/c', 'nl'],
  ['/fr/tarifs', 'fr'],
  // Only a whole first segment is a language.
  ['/nlx', null],
  ['/a/nl', null],
  ['/NL', null],
])('the language of %s is %s', (path, locale) => {
  expect(localeOfPath(path)).toBe(locale)
})
