import type { Page } from 'playwright/test'
import { accountOf } from '@/lib/business/account'
import { figures } from '@/lib/business/figures'
import { cityOf } from '@/lib/content/cities'
import { cityOfPage, publicPages } from '@/lib/content/pages'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { expect, test } from './fixtures'
import { expectFits, isSeen, openAll, pictureOf, resize } from './layout-checks'
import { absentPage, pagesOfEachKind, scrollPage, shiftOf, untilFontsLoaded, visit } from './page-actions'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/404 \(Not Found\)/] })
// A loaded machine needs seconds to draw a window of 1920 px.
test.describe.configure({ timeout: 240_000 })

/**
 * Windows in which everything fits, and the least height of the picture in the first screen of each kind of page, px. 195 px are
 * a phone of 390 px at 200 %, 320 px a computer at 400 %: all sizes and breakpoints are in rem.
 */
const windows: { size: [number, number]; least?: Partial<Record<Kind, number>>; isFirstOnly?: true }[] = [
  { size: [195, 400] },
  { size: [320, 800] },
  { size: [360, 640], least: { home: 220, city: 100, pricing: 100, contact: 0 }, isFirstOnly: true },
  { size: [390, 664], least: { home: 240, city: 150, pricing: 100, contact: 0 } },
  { size: [390, 844], least: { home: 300, city: 220, pricing: 150, contact: 0 }, isFirstOnly: true },
  { size: [768, 1024], least: { home: 300, city: 300, pricing: 250, contact: 0 } },
  { size: [1024, 640], least: { home: 350, city: 350 }, isFirstOnly: true },
  { size: [1093, 520], least: { home: 300, city: 300, pricing: 200, contact: 0 } },
  { size: [1280, 800], least: { home: 400, city: 400, pricing: 300, contact: 0 } },
  { size: [1920, 1080], least: { home: 600, city: 600, pricing: 350, contact: 0 } },
]

/** Widths, px, at which text may be spaced as readers set it. */
const spacedWidths = [320, 1280]

type Shown = (typeof publicPages)[number]
type Kind = 'home' | 'city' | 'pricing' | 'contact'
const kindOf = ({ page }: Shown): Kind =>
  cityOfPage(page) ? 'city' : page === '/' ? 'home' : page === '/pricing' ? 'pricing' : 'contact'

/** What the first screen of a page shows whole: the way on, and what it is about. */
function promised(page: Page, shown: Shown) {
  const main = page.getByRole('main')
  const start = (part: string) => main.locator(`form[name="start"] ${part}`)
  const city = cityOfPage(shown.page)
  if (city) {
    const t = translatorOf(shown.locale)
    const { income } = cityOf(city)
    const { share } = accountOf(income, figures.commissionEssential.value)
    const account = [t('account.banner.gross', income), t('account.banner.share', share)]
    return [main.locator('a[href="#calculator"]'), ...account.map((text) => main.getByText(text))]
  }
  const kind = kindOf(shown)
  if (kind === 'contact') return [main.locator('a[href^="tel:"]')]
  return kind === 'home' ? ['[name="sleepingCapacity"]', 'select', '[type="submit"]'].map(start) : []
}

/** What a first screen lacks, whose picture needs a height, and on home and cities the whole width from a size on. */
async function missing(page: Page, shown: Shown, [width, height]: readonly number[], least: number) {
  const picture = await pictureOf(page)
  const isWide = /home|city/.test(kindOf(shown)) && Number(width) >= 1024 && Number(height) >= 640
  const unseen = promised(page, shown).map(async (part) => ((await isSeen(part)) ? [] : [`${part}`]))
  return [
    ...(picture.height < least ? [`${picture.height} of ${least} px of the picture`] : []),
    ...(isWide && picture.narrower > 0 ? [`${picture.narrower} px beside the picture`] : []),
    ...(await Promise.all(unseen)).flat(),
  ]
}

/** Spaces text as widely as readers may set it (WCAG 2.2, 1.4.12), or as it is. */
const spaceText = (page: Page, isSpaced: boolean) =>
  page.evaluate((spaced) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '*:not(svg *) { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important } p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = spaced ? [sheet] : []
  }, isSpaced)

// Dutch has the longest words.
const translated = [...pagesOfEachKind('nl'), '/en']
const looked = publicPages.filter((shown) => shown.locale === 'fr' || translated.includes(shown.public))

for (const shown of [...looked, null])
  test(`everything on ${shown?.public ?? absentPage('nl')} fits in each window`, async ({ page }) => {
    await page.goto(`${shown?.public ?? absentPage('nl')}?now=${site.offerEndsOn}`)
    await untilFontsLoaded(page)
    const softly = expect.configure({ soft: true })
    const showOffer = (isShown: boolean) =>
      page.evaluate((shown) => {
        if (shown) delete document.documentElement.dataset.offer
        else document.documentElement.dataset.offer = 'closed'
      }, isShown)
    await showOffer(false)
    for (const { size, least } of windows) {
      const height = shown ? least?.[kindOf(shown)] : undefined
      if (!shown || height === undefined) continue
      await resize(page, size)
      await softly.poll(() => missing(page, shown, size, height), `first screen of ${size}`).toEqual([])
    }
    // With all that a page can show.
    await showOffer(true)
    await openAll(page, true)
    for (const { size, isFirstOnly } of windows) {
      if (isFirstOnly) continue
      const [width] = size
      await resize(page, size)
      await expectFits(page, width)
      if (!spacedWidths.includes(width)) continue
      await spaceText(page, true)
      await expectFits(page, width, 'wider text spacing')
      await spaceText(page, false)
    }
  })

test('the comparison stays a table in a narrow window of a computer', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  await page.goto('/nl')
  const table = page.locator('#comparison').getByRole('table')
  await expect(table.getByRole('columnheader')).toHaveCount(3)
  await expect(table.getByRole('row')).toHaveCount(8)
})

test('paper shows what is folded and how to reach us, no controls, and the header that scrolling has hidden', async ({
  page,
}) => {
  await visit(page, publicPath('/pricing', 'nl'))
  const header = page.getByRole('banner')
  await scrollPage(page, 600)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await page.emulateMedia({ media: 'print' })
  await expect(header).toHaveCSS('position', 'static')
  await expect(header).toHaveCSS('opacity', '1')
  await expect(
    page.locator('main details > :not(summary), main table').filter({ visible: false }),
  ).toHaveCount(0)
  await expect(page.locator('form, nav, button, dialog').filter({ visible: true })).toHaveCount(0)
  for (const way of ['tel:', 'mailto:'])
    await expect(page.locator(`footer a[href^="${way}"]`).first()).toBeVisible()
})

/** Whether this machine has a font for text and one for headings of app/fallback-fonts.css. A bare Debian has none. */
const hasFallbackFonts = (page: Page) =>
  page.evaluate(async () => {
    const fallbacks = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
    const loaded = await Promise.allSettled(fallbacks.map((face) => face.load()))
    const found = fallbacks.filter((_, at) => loaded[at]?.status === 'fulfilled').map(({ family }) => family)
    return /Arial|Roboto/.test(`${found}`) && /Georgia|Noto|Times/.test(`${found}`)
  })

for (const [address, width, height] of [
  ['/', 390, 664],
  [publicPath('/pricing', 'en'), 1280, 800],
  ['/nl/contact', 360, 640],
] as const)
  test(`the first visit to ${address} at ${width} px on a slow line shifts by at most 0.05`, async ({
    page,
  }) => {
    await resize(page, [width, height])
    const devtools = await page.context().newCDPSession(page)
    // Bytes a second.
    const speed = { downloadThroughput: 150_000, uploadThroughput: 150_000 }
    await devtools.send('Network.emulateNetworkConditions', { offline: false, latency: 150, ...speed })
    await page.goto(address)
    await untilFontsLoaded(page)
    test.skip(!(await hasFallbackFonts(page)), 'This machine has no fallback font: the page shifts.')
    await expect.poll(() => shiftOf(page)).toBeLessThanOrEqual(0.05)
  })
