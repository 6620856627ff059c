import type { Page } from '@playwright/test'
import { hasMap } from '@/components/art/maps'
import { citySlugs } from '@/lib/content/cities'
import { type PagePath, pages } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { brand, site } from '@/lib/site/site'
import { expect, test } from './fixtures'
import {
  addTextSpacing,
  badBreaks,
  belowFirstScreen,
  crowding,
  headerWidths,
  hiddenLinks,
  longHeadlines,
  losses,
  lostOnPaper,
  moreSheets,
  setLabels,
  setTexts,
  shownLinks,
  smallTargets,
  stackedButtons,
  testLayouts,
} from './layout'
import { unreadableNames } from './map-names'
import { absentPage, pagesOfEachKind, scrollPage, visit } from './page-actions'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/404 \(Not Found\)/] })

/** The addresses of pages in every language. */
const inEachLanguage = (...pages: PagePath[]) =>
  pages.flatMap((at) => locales.map((locale) => publicPath(at, locale)))
const places = citySlugs.map((slug) => `/${slug}` as const)
const withBanner = (address: string) => `${address}?now=${site.offerEndsOn}`
/** The letters of the first screen, for which it has room. */
const firstTexts = setTexts({
  '[data-part="offer-banner"] a > *': 62,
  'h1:not(#home h1)': 66,
  '#home:has(form) h1': 74,
  '#home:has(form) h1 + p': 165,
  'form[name="start"] label': 20,
  '#start-hint': 55,
  '#home h1 > :first-child': 60,
  '#home h1 > :last-child': 84,
  '#home:not(:has(form)) h1 + p > :first-child': 46,
  '#home:not(:has(form)) h1 + p > :nth-child(4)': 84,
  '#home:not(:has(form)) h1 + p > :last-child': 88,
  ':is(form[name="start"] button, #home a.button)': 34,
})
const phones = [
  [390, 844],
  [375, 667],
  [360, 640],
] as const

const lowWindows = [
  [1093, 520],
  [1280, 600],
  [1024, 560],
  [1366, 625],
] as const

const closeBanner = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.dataset.offer = 'closed'
  })

const addLanguage = (page: Page) =>
  page.locator('[data-part="header"]').evaluate((header) => {
    for (const list of header.querySelectorAll('ul:has(> li > [hreflang])'))
      list.append(list.lastElementChild?.cloneNode(true) ?? '')
    for (const copy of header.querySelectorAll('[data-text="EN"]')) copy.after(copy.cloneNode(true))
  })

const renameCompany = (page: Page) =>
  page.locator('[data-part="header"]').evaluate((header, name) => {
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    while (texts.nextNode())
      if (texts.currentNode.textContent === name) texts.currentNode.textContent = 'Conciergerie Bourguignon'
  }, brand)

const openMenu = (page: Page) =>
  page.locator('[popovertarget="mobile-menu"][popovertargetaction="show"]').click()

// A new page, window or promise of the layout is a row here.
testLayouts([
  {
    what: 'everything on a page',
    // Dutch has the longest words.
    addresses: [...pagesOfEachKind('nl'), absentPage('nl')].map(withBanner),
    conditions: [
      // A window of 1280 px is 640 px wide at 200 % and 320 px at 400 %; a phone of 390 px is 195 px wide at 200 %. All
      // sizes and breakpoints are in rem, so a larger font size in the browser settings gives the same layouts.
      ['at 200 % and 400 % zoom, and on a phone at 200 %', [640, 195, 320], losses],
      ['with wider text spacing', [320, 390, 412, 768, 1280], losses, addTextSpacing],
    ],
  },
  {
    what: 'each name in its line',
    addresses: inEachLanguage(...pages),
    conditions: [['as it is', [320, 360, 390, 412, 768, 1093, 1280, 1920], badBreaks]],
  },
  {
    what: 'the header',
    addresses: inEachLanguage('/contact'),
    conditions: [
      ['as it is', headerWidths, crowding],
      ['its links', [768, 1280], hiddenLinks, setLabels],
      ['the button of the menu', [767], shownLinks],
      ['with a fourth language', headerWidths, crowding, addLanguage],
      ['and a name of 24 letters', headerWidths, crowding, renameCompany],
      ['and wider text spacing', headerWidths, crowding, addTextSpacing],
    ],
  },
  {
    what: 'the first screen of a phone',
    addresses: ['/', ...places].map(withBanner),
    conditions: [
      ['with the banner', phones, belowFirstScreen, firstTexts],
      ['without it', phones, belowFirstScreen, closeBanner],
    ],
  },
  {
    what: 'each name on the map of a place',
    addresses: citySlugs.filter(hasMap).map((slug) => `/${slug}`),
    conditions: [['as it is', [320, 336, 390, 512, 768, 1024, 1280], unreadableNames]],
  },
  {
    what: 'the first screen of a place on a computer',
    addresses: places,
    conditions: [
      ['its headline, in four lines', [1280], longHeadlines, firstTexts],
      ['its buttons, in one row', [1280], stackedButtons, setTexts({ '#home a.button': 26 })],
    ],
  },
  {
    what: 'the way forward in a low window',
    addresses: ['/', publicPath('/pricing', 'fr'), ...places].map(withBanner),
    conditions: [
      ['with the banner', [[1093, 520]], belowFirstScreen, firstTexts],
      ['without it', lowWindows, belowFirstScreen, closeBanner],
    ],
  },
  {
    what: 'a finger on each target @both',
    addresses: [...pagesOfEachKind('en'), absentPage('en')],
    conditions: [['pressed', [390, 1280], smallTargets]],
  },
  {
    what: 'a finger on each item of the menu @phone',
    addresses: ['/en'],
    conditions: [['open', [390], smallTargets, openMenu]],
  },
  {
    what: 'what a reader needs on paper',
    addresses: [publicPath('/pricing', 'fr'), publicPath('/pricing', 'en'), ...pagesOfEachKind('nl')],
    conditions: [['printed', [1280], lostOnPaper]],
  },
  {
    what: 'a quote on one sheet',
    addresses: inEachLanguage('/pricing'),
    conditions: [['printed', [1280], moreSheets]],
  },
])

test('a header that scrolling down has hidden prints in its place', async ({ page }) => {
  await visit(page, '/')
  const header = page.getByRole('banner')
  await scrollPage(page, 600)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await page.emulateMedia({ media: 'print' })
  await expect(header).toHaveCSS('position', 'static')
  await expect(header).toHaveCSS('translate', 'none')
  await expect(header).toHaveCSS('opacity', '1')
})

test('the comparison stays a table in a narrow window of a computer, and a hidden heading stays whole', async ({
  page,
}) => {
  await page.goto('/nl')
  await page.setViewportSize({ width: 320, height: 800 })
  const table = page.locator('#comparison').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('row')).toHaveCount(8)
  await page.goto(publicPath('/pricing', 'en'))
  await expect(page.locator('.sr-only h2').first()).toHaveCSS('white-space', 'pre')
})
