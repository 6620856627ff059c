import { type Locale, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { callerFacts, factSentences, saidFacts, teamFacts } from '@/lib/site/facts'
import { readSite } from '@/lib/site/read-site'

const words = (text: string) =>
  Object.fromEntries(locales.map((locale) => [locale, `${text} (${locale})`])) as Record<Locale, string>

/** Two values of each fact that has a sentence, which read differently. */
const values: Record<(typeof saidFacts)[number], [unknown, unknown]> = {
  month: ['year', 'season'],
  vat: ['included', 'added'],
  linen: ['guest', 'owner'],
  supplies: ['company', 'owner'],
  ownStay: ['guestFee', 'quote'],
  payoutDay: [1, 5],
  keys: [words('in a safe'), words('in a key box')],
  survey: [words('1,200 answers'), words('40 answers')],
}
const blocks = ['income', 'pricing', 'faq.cleaning', 'faq.keys', 'guarantees.payments', 'guarantees.service']

const siteWith = (config: object) => readSite(config, {})

describe.each(locales)('in %s', (locale) => {
  test.each(saidFacts)('the fact %s changes a sentence, and has none until it is known', (name) => {
    const said = [null, ...values[name]].map((value) => {
      const { facts } = siteWith({ facts: { [name]: value } })
      return blocks.flatMap((block) => factSentences(translatorOf(locale), locale, block, facts)).join()
    })
    expect(said[0]).toBe('')
    expect(new Set(said).size).toBe(3)
  })
})

test('the card of the contact section lists what is known of the team, and no more', () => {
  const lines = (config: object) =>
    teamFacts(translatorOf('fr'), 'fr', siteWith(config)).map(({ text }) => text)
  expect(lines({})).toEqual([])
  const known = { facts: { town: words('Autun') }, legal: { licence: 'CPI 2101' } }
  expect(lines(known)).toEqual(['Autun (fr)', 'CPI 2101'])
})

test('the gate lists what is known of who calls, and no more', () => {
  const facts = { people: words('Anne'), hours: words('9 to 19'), town: words('Autun') }
  const lines = (config: object) =>
    callerFacts(translatorOf('en'), 'en', siteWith(config)).map(({ text }) => text)
  expect(lines({})).toEqual([])
  expect(lines({ facts })).toEqual(['Anne (en)', '9 to 19 (en)'])
})
