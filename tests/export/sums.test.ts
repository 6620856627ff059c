import { exportedPages, readerPage } from './exported-page'
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

test('parses the thousands separators of each language', () => {
  expect(numbersOf('De 2\u202f500 à 4\u202f500\u00a0€', 'fr')).toEqual([2500, 4500])
  expect(numbersOf('€\u00a02.500', 'nl')).toEqual([2500])
  expect(numbersOf('€2,500–€4,500', 'en')).toEqual([2500, 4500])
})
