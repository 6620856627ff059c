import { faqKeys } from '@/lib/build/faq'
import { loadMessages } from '@/lib/build/messages'
import { site, telHref } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
import { cityOf, citySlugs } from '@/lib/content/cities'
import { facts } from '@/lib/content/facts'
import { cityOfPage, type PagePath, pages } from '@/lib/content/pages'
import { type Person, people, personKeys } from '@/lib/content/people'
import { defaultLocale, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { exportedPages, numbersOf, plainText, queryAll, readerPage, visibleText } from './exported-page'

/** The ids of the blocks of a page, in order. Anchors on other pages link to them. */
function blocksOf(page: PagePath): string {
  if (page === '/')
    return 'home calculator comparison cases zones platforms process pricing guarantees testimonials faq contact'
  if (page === '/pricing') return 'pricing testimonials contact'
  const city = cityOfPage(page)
  if (!city) return 'contact testimonials'
  const own = city in loadMessages(defaultLocale).citySpecific ? ' local' : ''
  return cityOf(city).blocks === 'process'
    ? `home benefits how-it-works calculator pricing guarantees coverage${own} testimonials contact`
    : `home benefits checklist calculator pricing coverage${own} testimonials closing contact`
}

/** Leaves out the ids of the Dutch block about the Morvan. */
const idsOf = (address: string) =>
  queryAll(address, '[id]').flatMap(({ id }) => (id.startsWith('morvan') ? [] : [id]))

describe.each(exportedPages)('$address', ({ address, page, locale }) => {
  const reader = readerPage(address)
  const sections = queryAll(address, 'main section')

  test('has its blocks in order, each with an accessible name', () => {
    const expected = blocksOf(page).split(' ')
    const names = sections.map(({ id }) => id)
    expect(names.filter((name) => expected.includes(name))).toEqual(expected)
    const city = cityOfPage(page)
    expect(names.includes('morvan')).toBe(Boolean(city && cityOf(city).morvanStats?.includes(locale)))
    for (const section of sections) {
      const heading = reader.getElementById(section.getAttribute('aria-labelledby') ?? '')
      expect(plainText(heading?.textContent ?? section.getAttribute('aria-label'))).not.toBe('')
    }
  })

  test('is in its language, with one header, main element, footer and h1', () => {
    expect(reader.documentElement.lang).toBe(locale)
    for (const part of ['body > header', 'main', 'body > footer', 'h1'])
      expect(queryAll(address, part)).toHaveLength(1)
  })

  test('leaves autocomplete on, because WebKit empties fields without it when the visitor comes back', () => {
    expect(
      queryAll(address, '[autocomplete="off"]').filter((field) => !field.closest('[aria-hidden="true"]')),
    ).toEqual([])
  })

  test('marks the links to itself as the current page, and no others', () => {
    const marked = queryAll(address, 'a[aria-current="page"]').map((link) => link.getAttribute('href'))
    expect(new Set(marked)).toEqual(new Set([address]))
  })

  test('opens other sites in a new tab, announces the new tab, and gives them no access to this page', () => {
    const newTab = translatorOf(locale)('common.newTab')
    for (const link of queryAll(address, 'a[href^="http"]:not([data-part="preview-ribbon"] *)')) {
      expect(link.getAttribute('target')).toBe('_blank')
      expect(link.getAttribute('rel')).toContain('noopener')
      expect(link.textContent).toContain(newTab)
    }
    const portals = locales.filter(
      (other) => queryAll(address, `a[href="${site[`bookingUrl.${other}`]}"]`).length > 0,
    )
    expect(portals).toEqual(site[`bookingUrl.${locale}`] ? [locale] : [])
  })

  test('every link to the calendar or the chat names its counted event, and the chat opens with our message', () => {
    for (const link of queryAll(address, `a[href="${site.schedulingUrl}"]`))
      expect(link.getAttribute('data-event')).toBe('call')
    const chats = queryAll(address, 'a[href^="https://wa.me/"]')
    expect(chats).toHaveLength(page === '/' && site.chatNumber ? 1 : 0)
    for (const chat of chats) {
      const { pathname, searchParams } = new URL(chat.getAttribute('href') ?? '')
      expect(pathname).toBe(`/${site.chatNumber?.replace(/\D/g, '')}`)
      expect(searchParams.get('text')).toBe(translatorOf(locale)('chat.message'))
      expect(chat.getAttribute('data-event')).toBe('chat')
    }
  })

  test('states the income range of its own place, and every phone link has the number of the settings', () => {
    const city = cityOfPage(page)
    const { min, max } = city ? cityOf(city).income : { min: 0, max: 0 }
    const banner = queryAll(address, '#home h1 + p').map((part) => numbersOf(visibleText(part), locale))
    if (city) expect(banner).toEqual([[min, max]])
    const numbers = queryAll(address, 'a[href^="tel:"]').map((link) => link.getAttribute('href'))
    expect(new Set(numbers)).toEqual(new Set([telHref(site.phone)]))
  })

  test('shows all text without scripts, in its place', () => {
    expect(queryAll(address, 'body [hidden]').filter(({ textContent }) => textContent !== '')).toEqual([])
    const styles = queryAll(address, '[style]').map((element) => element.getAttribute('style'))
    expect(styles.filter((style) => /opacity|visibility|translate|scale/.test(style ?? ''))).toEqual([])
  })
})

test.each(pages)('%s has the same ids in each language', (page) => {
  const [first, ...others] = locales.map((locale) => idsOf(publicPath(page, locale)))
  for (const other of others) expect(other).toEqual(first)
})

describe.each(locales)('the home page in %s', (locale) => {
  const home = publicPath('/', locale)

  test('opens one question of the FAQ at a time, because all share a name', () => {
    const questions = queryAll(home, '#faq details')
    expect(questions).toHaveLength(faqKeys.length)
    expect(new Set(questions.map((question) => question.getAttribute('name')))).toEqual(new Set(['faq']))
  })

  test('links each card of a place to its own page, with its own number of properties', () => {
    const t = translatorOf(locale)
    const cards = queryAll(home, '#zones article')
    expect(cards).toHaveLength(citySlugs.length)
    for (const [index, slug] of citySlugs.entries()) {
      const text = plainText(cards[index]?.textContent)
      expect(text).toContain(plainText(t(`cities.${slug}.name`)))
      expect(text).toContain(plainText(t('zones.count', { count: String(cityOf(slug).properties) })))
      expect(cards[index]?.querySelector('a')?.getAttribute('href')).toBe(publicPath(`/${slug}`, locale))
    }
  })

  test('marks the better value of each row of the comparison: only occupancy is better on a long-term let', () => {
    const advantage = translatorOf(locale)('comparison.advantage')
    const marked = queryAll(home, '#comparison tbody tr').map((row) =>
      [...row.querySelectorAll('td')].map(({ textContent }) => textContent?.includes(advantage)),
    )
    expect(marked.findIndex(([, traditional]) => traditional)).toBe(2)
    expect(marked.filter(([ours, traditional]) => ours && !traditional)).toHaveLength(marked.length - 1)
  })

  test('shows four texts in each case study, no owner twice, and one testimonial with picture and figures', () => {
    const t = translatorOf(locale)
    const studies = queryAll(home, '#cases article')
    for (const [index, { occupancyRate }] of Object.values(people).entries()) {
      const study = studies[index]
      expect(plainText(study?.textContent)).toContain(
        plainText(t('cases.occupancy', { rate: String(occupancyRate) })),
      )
      expect(study?.querySelectorAll('p, h3, dl, ul')).toHaveLength(4)
    }
    const testimonials = queryAll(home, '#testimonials figure')
    expect(testimonials).toHaveLength(1)
    expect(testimonials[0]?.querySelector('img')).toBeInstanceOf(HTMLImageElement)
    const [{ name = '', beforeRevenue = 0, afterRevenue = 0 } = {}] = Object.values<Person>(people).filter(
      (person) => testimonials[0]?.textContent?.includes(person.name),
    )
    expect(plainText(testimonials[0]?.textContent)).toContain(
      plainText(t('testimonials.before', { amount: beforeRevenue })),
    )
    expect(plainText(testimonials[0]?.textContent)).toContain(
      plainText(t('testimonials.after', { amount: afterRevenue })),
    )
    const texts = queryAll(home, 'main :is(article, figure)').map(({ textContent }) => textContent)
    expect(texts.filter((text) => text?.includes(name))).toHaveLength(1)
  })
})

test.each(exportedPages.filter(({ page }) => page !== '/contact'))(
  '$address says who pays what once, in a table with headers, and lists what is not included nowhere else',
  ({ address, locale }) => {
    const t = translatorOf(locale)
    const tables = queryAll(address, '#pricing table')
    expect(tables).toHaveLength(1)
    expect(tables[0]?.querySelectorAll('tbody th[scope="row"]')).toHaveLength(3)
    expect(tables[0]?.querySelectorAll('thead th[scope="col"]')).toHaveLength(2)
    const owner = plainText(t('pays.owner.items', { linen: facts.linen.value ?? 'owner' }))
    expect(visibleText(tables[0])).toContain(owner)
    // Two of these in one sentence are another list.
    const items = owner.split(', ').map((item) => item.toLowerCase())
    const sentences = queryAll(address, 'main :is(p, li, dd):not(:has(p, li))').flatMap((part) =>
      visibleText(part)
        .toLowerCase()
        .split(/(?<=[.!?]) /),
    )
    const lists = sentences.filter((sentence) => items.filter((item) => sentence.includes(item)).length > 1)
    // What remains to be done by the owner is another list.
    const jobs = plainText(t('process.yours')).toLowerCase()
    expect(lists.filter((sentence) => sentence !== jobs)).toEqual([])
  },
)

test.each(exportedPages.filter(({ page }) => page !== '/'))(
  '$address links to the questions that decide, before its form',
  ({ address, locale }) => {
    const links = queryAll(address, '#contact nav a')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      ['cost', 'keys', 'incident', 'notice'].map((key) => `${publicPath('/', locale)}#faq-${key}`),
    )
    const form = readerPage(address).querySelector('form[name="contact"]')
    if (form) expect(links[3]?.compareDocumentPosition(form)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
)

test.each(exportedPages)('$address has the key of no owner in a file name or an attribute', ({ address }) => {
  const attributes = queryAll(address, 'main *').flatMap(({ attributes }) => [...attributes])
  const values = attributes.map(({ value }) => value)
  expect(values.filter((value) => personKeys.some((key) => value.toLowerCase().includes(key)))).toEqual([])
})

test.each(locales)(
  'the prices in %s show picture and figures of every testimonial, and the video',
  (locale) => {
    const t = translatorOf(locale)
    const cards = queryAll(publicPath('/pricing', locale), '#testimonials figure')
    expect(cards).toHaveLength(Object.keys(people).length)
    for (const { name, beforeRevenue, afterRevenue } of Object.values(people)) {
      const card = cards.find(({ textContent }) => textContent?.includes(name))
      expect(card?.querySelector('img')).toBeInstanceOf(HTMLImageElement)
      const text = plainText(card?.textContent)
      expect(text).toContain(plainText(t('testimonials.before', { amount: beforeRevenue })))
      expect(text).toContain(plainText(t('testimonials.after', { amount: afterRevenue })))
    }
    const [video, ...others] = queryAll(publicPath('/pricing', locale), `a[href="${site.videoUrl}"]`)
    expect(plainText(video?.textContent)).toContain(t('testimonials.watchVideo'))
    expect([video?.closest('figure'), others]).toEqual([null, []])
  },
)
