/** @jest-environment node */
import { createTranslator } from 'next-intl'
import { withNumbers } from '@/lib/business/figures'
import { intlConfig, translatorOf } from '@/lib/i18n/translate'

test.each([
  ['fr', '26,4'],
  ['nl', '26,4'],
  ['en', '26.4'],
] as const)('copy in %s writes a fraction as %s', (locale, text) => {
  const messages = { note: withNumbers('{n, plural, one {properties} other {# with {properties}}}') }
  const t = createTranslator({ ...intlConfig(locale), messages })
  expect(t('note', { n: 26.4, properties: 26.4 })).toBe(`${text} with ${text}`)
  // A name of a figure may be a word too.
  expect(t('note', { n: 1, properties: 26.4 })).toBe('properties')
  expect(translatorOf(locale)('pricing.commission', { commission: 26.4 })).toContain(text)
})
