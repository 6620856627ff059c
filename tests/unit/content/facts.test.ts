import { type FactName, factNames, factSentences, facts, missingFacts, teamFacts } from '@/lib/content/facts'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'

const words = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${text} (${locale})`])) as Record<Locale, string>

/** Two values of each fact, which read differently. */
const values: { [Name in FactName]: [(typeof facts)[Name]['value'], (typeof facts)[Name]['value']] } = {
  month: ['year', 'season'],
  vat: ['included', 'added'],
  linen: ['guest', 'owner'],
  supplies: ['company', 'owner'],
  ownStay: ['guestFee', 'quote'],
  payoutDay: [1, 5],
  keys: [words('in a safe'), words('in a key box')],
  survey: [words('1,200 answers'), words('40 answers')],
  languages: [words('Dutch'), words('French')],
  hours: [words('from 9 to 5'), words('at noon')],
  people: [words('Ada'), words('Bo')],
  town: [words('Autun'), words('Nevers')],
}
const set = (name: FactName, value: unknown) => Object.assign(facts[name], { value })

afterEach(() => {
  for (const name of factNames) set(name, undefined)
})

describe.each(locales)('in %s', (locale) => {
  test.each(factNames)(
    'the fact %s changes the sentences of its block, and has none until it is set',
    (name) => {
      const { block } = facts[name]
      if (!block) return
      const sentences = () => factSentences(translatorOf(locale), locale, block).join()
      expect(sentences()).toBe('')
      const said = values[name].map((value) => {
        set(name, value)
        return sentences()
      })
      expect(new Set([...said, '']).size).toBe(3)
    },
  )
})

test('a fact is missing until it is set', () => {
  expect(missingFacts()).toEqual(factNames)
  set('payoutDay', 5)
  expect(missingFacts()).not.toContain('payoutDay')
})

test('the card of the contact section lists what is known of the team, and no more', () => {
  const lines = (licence: string | null) =>
    teamFacts(translatorOf('fr'), 'fr', licence).map(({ text }) => text)
  expect(lines(null)).toEqual([])
  set('town', values.town[0])
  expect(lines('CPI 2101')).toEqual(['Autun (fr)', 'CPI 2101'])
})
