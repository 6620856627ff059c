import { formatEuros } from '@/lib/i18n/format-euros'

test.each([
  ['fr', 3375, '3\u202f375\u00a0€'],
  ['nl', 3375, '€\u00a03.375'],
  ['en', 3375, '€3,375'],
  ['en', 0, '€0'],
] as const)('%s formats %d EUR as %s', (locale, amount, text) => {
  expect(formatEuros(amount, locale)).toBe(text)
})

test('large amounts have no exponent', () => {
  expect(formatEuros(8.4375e23, 'en')).toBe('€843,750,000,000,000,000,000,000')
  expect(formatEuros(8.4375e23, 'fr').replace(/\D/g, '')).toHaveLength(24)
})
