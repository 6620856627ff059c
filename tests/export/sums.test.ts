import { figures } from '@/lib/business/figures'
import type { Locale } from '@/lib/i18n/locales'
import { exportedPages, rawPage, readerPage } from './exported-page'
import { numbersOf, type Sum, sumsOf } from './sums'

const wrong = (sums: readonly Sum[]) =>
  sums.filter(({ stated, computed }) => JSON.stringify(stated) !== JSON.stringify(computed))

const count = (sums: readonly Sum[], of: string) => sums.filter((sum) => sum.of.startsWith(of)).length

test.each(exportedPages)(
  '$address: each figure that follows from others on the page agrees with them',
  ({ address, locale, page }) => {
    const sums = sumsOf(readerPage(address), locale)
    expect(wrong(sums)).toEqual([])
    expect(count(sums, 'worked example')).toBe(page === '/contact' ? 0 : 2)
    if (page !== '/') return
    expect(sums.length).toBeGreaterThan(8)
    for (const of of [
      'uplift',
      'headline',
      'multiple',
      'increase',
      'sample statement',
      'number of properties',
    ])
      expect([of, count(sums, of) > 0]).toEqual([of, true])
  },
)

/** The page with one text replaced. */
function planted(address: string, text: RegExp, instead: string): Document {
  const html = rawPage(address).replace(/<(script|template)\b[^>]*>[\s\S]*?<\/\1>/g, '')
  expect(html).toMatch(text)
  return new DOMParser().parseFromString(html.replace(text, instead), 'text/html')
}

const space = '[\\s\\u00a0\\u202f]'

test.each([
  ['uplift of the comparison', 'fr', '/', /\+250(?=\s%,)/, '+275'],
  ['headline uplift', 'en', '/en', /\+250(?=%<)/, '+300'],
  ['multiple', 'nl', '/nl', /3(?=\skeer)/, '4'],
  ['increase of an example', 'en', '/en', /\+194/, '+200'],
  [
    'worked example',
    'fr',
    '/tarifs',
    new RegExp(`${figures.keptEssential.value}(?=${space}€)`),
    String(figures.keptEssential.value + 10),
  ],
  ['sample statement', 'nl', '/nl', /(?<=€\s)630/, '640'],
  ['number of properties', 'en', '/en', /(?<=>)50\+/, '9000+'],
] as const)('detects a wrong %s', (of, locale: Locale, address, text, instead) => {
  const sums = wrong(sumsOf(planted(address, text, instead), locale))
  expect(sums.map((sum) => sum.of.startsWith(of))).toContain(true)
})

test('parses the thousands separators of each language', () => {
  expect(numbersOf('De 2\u202f500 à 4\u202f500\u00a0€', 'fr')).toEqual([2500, 4500])
  expect(numbersOf('€\u00a02.500', 'nl')).toEqual([2500])
  expect(numbersOf('€2,500–€4,500', 'en')).toEqual([2500, 4500])
})
