import { createTranslator } from 'next-intl'
import { keysIn, withKeys } from '@/lib/i18n/message-keys'
import { cleanText } from '@/lib/leads/email'

const t = createTranslator({
  locale: 'en',
  messages: withKeys({
    city: 'Dijon',
    heading: 'Your house in {city}',
    note: { years: '{years, plural, one {# year} other {# years}}' },
    url: 'Before: nothing',
  }),
})

test.each([
  ['a plural form', t('note.years', { years: 5 }), '5 years', ['note.years']],
  ['one in another', t('heading', { city: t('city') }), 'Your house in Dijon', ['city', 'heading']],
  ['two joined by code', `${t('city')}, ${t('url')}.`, 'Dijon, Before: nothing.', ['city', 'url']],
  ['a text of the visitor', 'Dijon', 'Dijon', []],
])('a text names its messages, and can be cleaned: %s', (_what, text, shown, keys) => {
  expect(keysIn(text)).toEqual(keys)
  expect(cleanText(text)).toBe(shown)
})
