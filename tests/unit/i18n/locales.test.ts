/** @jest-environment node */
import { localeOfPath, meantPath } from '@/lib/i18n/locales'

test.each([
  ['/', null],
  ['/nl', 'nl'],
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

test.each([
  ['/NL', '/nl'],
  ['/nl/Prijzen', '/nl/prijzen'],
  ['/contact.', '/contact'],
  ['/contact),', '/contact'],
  ['/contact/', '/contact'],
  ['/contact%20%C2%BB.', '/contact'],
  ['/lac-settons', '/lac-settons'],
  ['/Lac_des%20Settons', '/lac-settons'],
  ['/ch%C3%A2teau-chinon', '/chateau-chinon'],
  ['/tarifs&utm_source=x', '/tarifs'],
  ['/nl/prijzen%3Futm_source=x', '/nl/prijzen'],
  ['/contact.html', '/contact'],
  ['/%', ''],
  ['/', ''],
])('%s is probably meant as "%s"', (typed, path) => {
  expect(meantPath(typed)).toBe(path)
})
