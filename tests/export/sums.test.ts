import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { exportedPages, numbersOf, queryAll, readerPage, visibleText } from './exported-page'

const withPrices = exportedPages.filter(({ page }) => page !== '/contact')

test.each(withPrices)(
  '$address splits the rent of its worked example once, by the rate of each plan',
  (exported) => {
    const { address, locale } = exported
    const numbers = (part: Element, selector: string) =>
      [...part.querySelectorAll(selector)].flatMap((found) => numbersOf(visibleText(found), locale))
    const plans = queryAll(address, '[data-part="plan"]:has([data-part="shares"])')
    expect(plans).toHaveLength(2)
    for (const plan of plans) {
      const [rate = 0] = numbers(plan, 'p')
      const [kept = 0, fee = 0] = numbers(plan, '[data-part="shares"] dd')
      expect(kept).toBe(((kept + fee) * (100 - rate)) / 100)
    }
  },
)

test.each(exportedPages.filter(({ page }) => !['/contact', '/pricing'].includes(page)))(
  '$address leaves an owner the gross income less the commission, in the same amounts everywhere',
  ({ address, locale }) => {
    const page = readerPage(address)
    const amounts = (selector: string) =>
      [...page.querySelectorAll(selector)].map((part) => numbersOf(visibleText(part), locale))
    const [, [rate = 0] = []] = amounts('#calculator dt')
    const [gross = [], commission = [], share = []] = amounts('#calculator dd')
    expect(gross).toHaveLength(2)
    expect(commission).toEqual(gross.map((amount) => Math.round((amount * rate) / 100)))
    expect(share).toEqual(gross.map((amount, end) => amount - (commission[end] ?? 0)))
    const [income = []] = amounts('#comparison tbody tr:nth-child(1) td')
    expect(income.slice(2, 4)).toEqual(income.slice(0, 2).map((amount) => (amount * (100 - rate)) / 100))
    const said = amounts('#home, #faq details').map((numbers) => numbers.join(' '))
    expect(
      said.some(
        (numbers) =>
          numbers.includes([...gross, ...share].join(' ')) ||
          numbers.includes([...gross, rate, ...share].join(' ')),
      ),
    ).toBe(true)
  },
)

describe.each(locales)('the home page in %s', (locale) => {
  const page = readerPage(publicPath('/', locale))
  const numbers = (selector: string, whole: ParentNode = page) =>
    [...whole.querySelectorAll(selector)].map((part) => numbersOf(visibleText(part), locale))

  test('states an uplift and a multiple below those of the amounts compared, by half of the long rent at most', () => {
    const [short = [], long = []] = numbers('#comparison tbody tr:nth-child(1) td')
    const times = [0, 1].map((end) => (short[end] ?? 0) / (long[end] ?? 0))
    const expectBelow = (stated = 0, exact = 0) => {
      expect(stated).toBeLessThanOrEqual(exact)
      expect(stated).toBeGreaterThan(exact - 0.5)
    }
    const [low = 0, high = 0] = numbers('#comparison tbody tr:nth-child(2) td')[0] ?? []
    expectBelow(1 + low / 100, times[0])
    expectBelow(1 + high / 100, times[1])
    expect(numbers('#cases h2 + p')[0]?.[0]).toBe(high)
    const multiple = /\d+ (?:à|tot|to) (\d+) (?:fois|keer|times)(?!\p{L})/gu
    const multiples = Array.from(visibleText(page.body).matchAll(multiple), ([, most]) => Number(most))
    expect(multiples).not.toEqual([])
    for (const most of multiples) expectBelow(most, times[0])
  })

  test('states the increase of an example that follows from its two amounts', () => {
    const cases = [...page.querySelectorAll('#cases article')]
    const increased = cases.filter((article) => /\+\d/.test(visibleText(article)))
    expect(increased).not.toEqual([])
    for (const article of increased) {
      const [before = 0, after = 0] = numbers('dd', article).flat()
      const increase = Math.round(((after - before) / before) * 100)
      expect(visibleText(article)).toMatch(new RegExp(`\\+${increase}\\b`))
    }
  })

  test('adds up the stays of the sample statement, and subtracts the commission', () => {
    const amounts = numbers('#process table tbody td').map(([amount = 0]) => amount)
    const [rate = 0] = numbers('#process table tbody tr:nth-last-child(2) th').at(-1) ?? []
    const rent = amounts.slice(0, -3).reduce((sum, amount) => sum + amount, 0)
    const commission = (rent * rate) / 100
    expect(amounts.slice(-3)).toEqual([rent, commission, rent - commission])
  })

  test('claims at most as many properties as its areas have', () => {
    const counts = (texts: string[], pattern: RegExp) =>
      texts.flatMap((text) => pattern.exec(text)?.[1] ?? []).map(Number)
    const areas = counts([...page.querySelectorAll('#zones article')].map(visibleText), /(\d+)\+/)
    const [claimed] = counts([visibleText(page.querySelector('#zones h2 + p'))], /(\d+)\+/)
    expect(claimed).toBeLessThanOrEqual(areas.reduce((sum, count) => sum + count, 0))
  })
})
