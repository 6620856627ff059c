import { knownTeam, knownTerms } from '@/lib/content/known-sentences'
import { missingTeamFacts, type Team } from '@/lib/content/team'
import { missingTerms, type Terms, termNames } from '@/lib/content/terms'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'

const spoken = ['en', 'nl'] as const
const inEachLanguage = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${text} ${locale}`])) as Record<Locale, string>

/** Two values of each term, which read differently. */
const values: { [Name in keyof Required<Terms>]: readonly [Terms[Name], Terms[Name]] } = {
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

describe.each(locales)('in %s', (locale) => {
  const t = translatorOf(locale)

  test.each(termNames)('the term %s shows one sentence once it is set, and nothing until then', (name) => {
    const [first, second] = values[name].map((value) => knownTerms(t, locale, termNames, { [name]: value }))
    expect([first?.length, second?.length]).toEqual([1, 1])
    expect(first).not.toEqual(second)
    expect(knownTerms(t, locale, [name], {})).toEqual([])
  })

  test('languages and hours show a sentence once they are set, and nothing until then', () => {
    const hours = inEachLanguage('from 9 to 5')
    expect(knownTeam(t, locale, {})).toEqual([])
    expect(knownTeam(t, locale, { hours })).toEqual([t('team.reachable', { hours: hours[locale] })])
    expect(knownTeam(t, locale, { languages: spoken, hours })).toHaveLength(2)
  })
})

test('languages are listed in words', () => {
  expect(knownTeam(translatorOf('en'), 'en', { languages: spoken })).toEqual(['We speak English and Dutch.'])
})

test('the payment day is an ordinal', () => {
  const paidOn = (day: number) => knownTerms(translatorOf('en'), 'en', ['payoutDay'], { payoutDay: day })
  expect([1, 2, 3, 4].map(paidOn).join()).toMatch(/1st.*2nd.*3rd.*4th/)
})

test('a term or fact is missing until it is set', () => {
  expect(missingTerms({})).toEqual(termNames)
  expect(missingTerms({ vat: 'included', payoutDay: 5 })).not.toContain('payoutDay')
  const known: Team = { town: 'Autun' }
  expect(missingTeamFacts(known)).toEqual(['people', 'languages', 'hours'])
})
