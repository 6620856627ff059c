import { render } from '@testing-library/react'
import { Faq } from '@/components/sections/faq'
import { Guarantees } from '@/components/sections/guarantees'
import { HomeStats } from '@/components/sections/home-stats'
import { PricingNotes } from '@/components/sections/pricing-notes'
import { teamSentences, termSentences } from '@/lib/content/known-sentences'
import { missingTeamFacts } from '@/lib/content/team'
import { missingTerms, type TermName, type Terms, termNames, terms } from '@/lib/content/terms'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { normaliseSpaces } from '../../normalise-spaces'

jest.mock('@/lib/i18n/current-locale', () => ({ currentLocale: async () => 'fr' }))
jest.mock('next-intl/server', () => ({ getTranslations: async () => translatorOf('fr') }))

const inEachLanguage = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`])) as Record<Locale, string>

/** Two values of each term, which read differently. */
const values: { [Name in TermName]: [Terms[Name], Terms[Name]] } = {
  vat: ['included', 'added'],
  linen: ['guest', 'owner'],
  supplies: ['company', 'owner'],
  ownStay: ['guestFee', 'quote'],
  payoutDay: [1, 5],
  keys: [inEachLanguage('In a safe.'), inEachLanguage('In a key box.')],
  survey: [
    { of: 'guests', answers: 1200, year: 2025 },
    { of: 'owners', answers: 40, year: 2026 },
  ],
}
const known: Terms = Object.fromEntries(Object.entries(values).map(([name, [value]]) => [name, value]))

describe.each(locales)('in %s', (locale) => {
  const t = translatorOf(locale)

  test.each(termNames)('the term %s has a sentence once it is set, and none until then', (name) => {
    const sentences = values[name].flatMap((value) => termSentences(t, locale, [name], { [name]: value }))
    expect(new Set(sentences).size).toBe(2)
    expect(termSentences(t, locale, [name], {})).toEqual([])
  })

  test('languages and hours of the team have a sentence once they are set, and none until then', () => {
    const hours = inEachLanguage('from 9 to 5')
    expect(teamSentences(t, locale, {})).toEqual([])
    expect(teamSentences(t, locale, { hours })).toEqual([t('team.reachable', { hours: hours[locale] })])
    expect(teamSentences(t, locale, { languages: ['en', 'nl'], hours })).toHaveLength(2)
  })
})

test('languages are listed in words, and the payment day is an ordinal', () => {
  const t = translatorOf('en')
  expect(teamSentences(t, 'en', { languages: ['en', 'nl'] })).toEqual(['We speak English and Dutch.'])
  const paidOn = (payoutDay: number) => termSentences(t, 'en', ['payoutDay'], { payoutDay })
  expect([1, 2, 3, 4].map(paidOn).join()).toMatch(/1st.*2nd.*3rd.*4th/)
})

test('a term or fact is missing until it is set', () => {
  expect(missingTerms({})).toEqual(termNames)
  expect(missingTerms({ vat: 'included', payoutDay: 5 })).not.toContain('payoutDay')
  expect(missingTeamFacts({ town: 'Autun' })).toEqual(['people', 'languages', 'hours'])
})

describe('on the page', () => {
  afterEach(() => {
    for (const name of termNames) delete terms[name]
  })

  test.each([
    ['notes under the plans', () => PricingNotes({ elsewhere: false }), ['vat']],
    ['questions', Faq, ['linen', 'supplies', 'ownStay', 'keys']],
    ['guarantees', Guarantees, ['payoutDay']],
    ['figures of the home page', HomeStats, ['survey']],
  ] as const)('the %s show their terms once they are set, and none until then', async (_, Block, names) => {
    const sentences = termSentences(translatorOf('fr'), 'fr', names, known).map(normaliseSpaces)
    const shown = async () => {
      const text = normaliseSpaces(render(await Block()).container.textContent)
      return sentences.filter((sentence) => text.includes(sentence))
    }
    expect(await shown()).toEqual([])
    Object.assign(terms, known)
    expect(await shown()).toEqual(sentences)
  })
})
