import { render } from '@testing-library/react'
import { Faq } from '@/components/sections/faq'
import { Guarantees } from '@/components/sections/guarantees'
import { HomeStats } from '@/components/sections/home-stats'
import { PricingNotes } from '@/components/sections/pricing-notes'
import { knownTerms } from '@/lib/content/known-sentences'
import { type TermName, type Terms, terms } from '@/lib/content/terms'
import { locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'

jest.mock('@/lib/i18n/current-locale', () => ({ currentLocale: async () => 'fr' }))
jest.mock('next-intl/server', () => ({ getTranslations: async () => translatorOf('fr') }))
// A server component, which only the server can render.
jest.mock('@/components/sections/offer-note', () => ({ OfferNote: () => null }))

const set: Terms = {
  vat: 'included',
  linen: 'owner',
  supplies: 'company',
  ownStay: 'guestFee',
  payoutDay: 5,
  keys: Object.fromEntries(
    locales.map((locale) => [locale, 'Les clés sont dans un coffre.']),
  ) as Terms['keys'],
  survey: { of: 'guests', answers: 120, year: 2026 },
}

const plain = (text: string | null) => (text ?? '').replace(/\s+/g, ' ')

afterEach(() => {
  for (const name of Object.keys(terms)) delete terms[name as TermName]
})

test.each([
  ['notes under the plans', () => PricingNotes({ elsewhere: false }), ['vat']],
  ['questions', Faq, ['linen', 'supplies', 'ownStay', 'keys']],
  ['guarantees', Guarantees, ['payoutDay']],
  ['figures of the home page', HomeStats, ['survey']],
] as const)('the %s show their terms once they are set, and nothing until then', async (_, Block, names) => {
  const sentences = knownTerms(translatorOf('fr'), 'fr', names, set).map(plain)
  const shown = async () => plain(render(await Block()).container.textContent)
  const before = await shown()
  for (const sentence of sentences) expect(before).not.toContain(sentence)
  Object.assign(terms, set)
  const after = await shown()
  for (const sentence of sentences) expect(after).toContain(sentence)
})
