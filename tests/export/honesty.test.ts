import { accountOf } from '@/lib/business/account'
import { figures } from '@/lib/business/figures'
import { cityOf, citySlugs } from '@/lib/content/cities'
import { cityOfPage } from '@/lib/content/pages'
import { hasRangeNote, type Person, type PersonKey, people, personKeys } from '@/lib/content/people'
import { plans } from '@/lib/content/plans'
import { formatEuros } from '@/lib/i18n/format-euros'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { exportedPages, plainText, queryAll, readerPage, visibleText } from './exported-page'

const amount = /€\s?\d|\d\s?€/

/** Words for gross and for indicative in our languages and their neighbours; every income figure needs both. */
const qualifiers = [/\b(brut|gross)/i, /\bindi[ck]ativ|\bindicati|\bricht(bedrag|prijs|wert)/i]
const isQualified = (text: string) => qualifiers.every((word) => word.test(text))

/** What says that the amounts of a block are an example, and no income: the stay of the plans, the statement of a month. */
const caveats = ['pricing.example.caveat', 'statement.note'] as const

/** Elements that read as one statement: a question, a block. */
const statement = 'details, section, header, main'

/** The text directly in an element, on one line. */
const ownText = ({ childNodes }: Element) =>
  plainText(Array.from(childNodes, (node) => (node.nodeName === '#text' ? node.textContent : '')).join(''))

/** Every statement of a page with an amount. Each needs the qualifiers. */
const statementsWithAmounts = (address: string) =>
  queryAll(address, 'main *')
    // The amount of that answer is a limit of the law, and that of a licence is its guarantee.
    .filter((element) => amount.test(ownText(element)) && !element.closest('#faq-tax'))
    .filter((element) => ownText(element) !== plainText(site.legal.licence ?? ''))
    .map((element) => visibleText(element.closest(statement)))

describe.each(exportedPages)('$address', ({ address, locale }) => {
  test('qualifies every income as gross and indicative in its own block', () => {
    const t = translatorOf(locale)
    const statements = statementsWithAmounts(address)
    expect(statements.length).toBeGreaterThan(0)
    const isExample = (text: string) => caveats.some((caveat) => text.includes(plainText(t(caveat))))
    expect(statements.filter((text) => !isExample(text) && !isQualified(text))).toEqual([])
  })

  test('qualifies every income in search results and social networks', () => {
    const shown = [
      readerPage(address).title,
      ...queryAll(address, 'meta[content]').map((meta) => meta.getAttribute('content')),
    ]
    const incomes = shown.flatMap((text) => (text && amount.test(text) ? [text] : []))
    expect(incomes.filter((text) => !isQualified(text))).toEqual([])
  })

  test('labels the cards of examples, and only those, and explains the label before the cards', () => {
    const t = translatorOf(locale)
    const cards = queryAll(address, 'main :is(figure, article)').flatMap((card) => {
      const key = personKeys.find((key) =>
        [people[key].name, t(`people.${key}.title`)].some((words) => card.textContent?.includes(words)),
      )
      const person: Person | undefined = key && people[key]
      const label = card.querySelector('[data-part="example-label"]')?.textContent ?? null
      return person ? [{ card, key, name: person.name, example: person.example, label }] : []
    })
    expect(cards.length).toBeGreaterThan(0)
    const wordFor = (key?: string) => t(`people.${key}.example` as never)
    const isLabelled = ({ key, example, label }: (typeof cards)[number]) =>
      label === (example ? wordFor(key) : null)
    expect(cards.filter((card) => !isLabelled(card))).toEqual([])
    const examples = cards.filter(({ example }) => example)
    expect(queryAll(address, '[data-part="example-label"]')).toHaveLength(examples.length)
    // Before the cards.
    for (const block of queryAll(address, ':is(#cases, #testimonials)')) {
      const shown = examples.filter(({ card }) => block.contains(card)).flatMap(({ label }) => label ?? [])
      const line = visibleText(block.querySelector('h2 + p'))
      expect(shown.filter((name) => !line.includes(name))).toEqual([])
    }
  })
})

const cityPages = exportedPages.flatMap(({ page, ...shown }) => {
  const city = cityOfPage(page)
  return city ? [{ ...shown, city }] : []
})

test.each(cityPages)(
  '$address says what each plan leaves of the income of the area',
  ({ address, city, locale }) => {
    const shares = queryAll(address, '[data-part="plan"] [data-part="shares"] dd').map(visibleText)
    const expected = plans.map(
      ({ commission }) => accountOf(cityOf(city).income, figures[commission].value).share,
    )
    const most = expected.map(({ max }) => plainText(formatEuros(max, locale)))
    expect(shares).toEqual(most.map((text) => expect.stringContaining(text)))
  },
)

test.each(exportedPages)(
  '$address explains an income outside a range only beside that range',
  ({ address, page, locale }) => {
    const text = plainText(readerPage(address).querySelector('main')?.textContent)
    const t = translatorOf(locale)
    const noteOf = (key: PersonKey) => plainText(t(`people.${key}.rangeNote` as never))
    const noted = personKeys.filter((key) => hasRangeNote(people[key]))
    const areas = page === '/' ? citySlugs : [page.slice(1)]
    const due = noted.filter((key) => areas.includes(people[key].area)).map(noteOf)
    // Two owners may have the same note.
    expect(new Set(noted.map(noteOf).filter((note) => text.includes(note)))).toEqual(new Set(due))
  },
)

test('the bars of the cases are drawn to scale', () => {
  const incomes = Object.values(people).flatMap((person) => [person.beforeRevenue, person.afterRevenue])
  const widths = queryAll('/', '#cases dd [style]').map((bar) => /width: ?([\d.]+)%/.exec(bar.outerHTML)?.[1])
  const shares = incomes.map((income) => expect.closeTo((100 * income) / Math.max(...incomes)))
  expect(widths.map(Number)).toEqual(shares)
})

test.each(locales)(
  'the incomes that the estimator shows for places in %s are gross and indicative',
  (locale) => {
    const [estimator] = queryAll(publicPath('/', locale), '[data-island="Estimator"]')
    const { areas, labels } = JSON.parse(estimator?.getAttribute('data-props') ?? '')
    expect(areas.length).toBeGreaterThan(0)
    for (const { account } of areas)
      for (const shown of [account.gross, account.share]) expect(shown).toMatch(amount)
    expect(isQualified(labels.account.text)).toBe(true)
  },
)
