import { figureArguments } from '@/lib/business/figures'
import { readJson } from '@/lib/files/json-file'
import { type Locale, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { costArguments, costs, payRows } from '@/lib/site/costs'
import { callerSentences, factSentences, saidFacts, teamSentences } from '@/lib/site/facts'
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

type Facts = ReturnType<typeof readSite>['facts']
const siteWith = (value: object) => readSite({ ...readJson('', Buffer.from('{}')), value }, {})

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

/** The row of each cost that only the client knows, by the fact: of the guest, the commission, the owner, or those still open. */
const payers = {
  linen: { guest: 0, owner: 2, agreed: 3 },
  supplies: { company: 1, owner: 2, agreed: 3 },
  ownStay: { included: 1, guestFee: 2, quote: 2, agreed: 3 },
}
type Cost = keyof typeof payers

/** All facts about costs, each known and unknown. */
const states = Object.keys(payers.linen).flatMap((linen) =>
  Object.keys(payers.supplies).flatMap((supplies) =>
    Object.keys(payers.ownStay).map((ownStay): Record<Cost, string> => ({ linen, supplies, ownStay })),
  ),
)

test.each(locales)(
  'each cost stands in one row in every state, and the answer asks for open prices only, in %s',
  (locale) => {
    const t = translatorOf(locale)
    const ofOwner = new Set<string | undefined>()
    for (const state of states) {
      const known = Object.entries(state).map(([name, value]) => [name, value === 'agreed' ? null : value])
      const { facts } = siteWith({ facts: Object.fromEntries(known) })
      const rows = payRows(t, facts).map(({ items }) => items)
      ofOwner.add(rows[2])
      const answer = (one: Facts) =>
        t('faq.items.cleaning.answer', { ...figureArguments, ...costArguments(one) })
      for (const name of costs) {
        const holding = rows.flatMap((items, row) => (items.includes(t(`pays.agreed.${name}`)) ? [row] : []))
        const expected: number = payers[name][state[name] as never]
        expect([state, name, holding]).toEqual([state, name, [expected]])
        const isAsked = answer(facts) !== answer({ ...facts, [name]: 'owner' })
        expect([state, name, isAsked]).toEqual([state, name, state[name] === 'agreed'])
      }
    }
    // Linen, supplies, and cleaning in two ways, each or not.
    expect(ofOwner.size).toBe(2 * 2 * 3)
  },
)

test('the card of the contact section says what is known of the team, and no more', () => {
  const t = translatorOf('fr')
  const said = (facts: object) => teamSentences(t, 'fr', siteWith({ facts }).facts)
  expect(said({})).toBe('')
  expect(said({ town: words('Autun') })).toBe(t('facts.caller.town', { town: 'Autun (fr)' }))
})

const known = {
  people: words('Anne and Paul'),
  town: words('Autun'),
  hours: words('from 9 to 19'),
  languages: words('French'),
  callsFrom: true,
}
const names = Object.keys(known) as (keyof typeof known)[]
/** Every subset of the facts of a call, from none to all. */
const subsets = names.reduce<(typeof names)[]>(
  (sets, name) => sets.flatMap((set) => [set, [...set, name]]),
  [[]],
)

test.each(locales)('any facts of a call read as one or two sentences in %s', (locale) => {
  const sentencesOf = (set: typeof names) =>
    callerSentences(
      translatorOf(locale),
      locale,
      siteWith({
        phone: '+33 3 86 00 11 22',
        facts: Object.fromEntries(set.map((name) => [name, known[name]])),
      }),
    )
  expect(subsets).toHaveLength(32)
  for (const set of subsets) {
    const said = sentencesOf(set)
    const count =
      Number(set.includes('people') || set.includes('town')) +
      Number(set.some((name) => !['people', 'town'].includes(name)))
    expect([set, said.match(/\.(?= |$)/g)?.length ?? 0]).toEqual([set, count])
    // No gap, no comma without a part, no empty name.
    expect([set, /\{|\}|null|undefined| [,.]|,[,.]| {2}|^ | $/.test(said)]).toEqual([set, false])
    for (const name of names) {
      const value = known[name]
      const text = typeof value === 'object' ? value[locale] : '86'
      expect([set, name, said.includes(text)]).toEqual([set, name, set.includes(name)])
    }
  }
})
