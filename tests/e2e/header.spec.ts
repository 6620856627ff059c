import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { brand } from '@/lib/site'
import { expect, test } from './fixtures'
import { scrollPage, shiftOf, untilFontsLoaded, visit } from './page-actions'

const headerOf = (page: Page) => page.locator('[data-part="header"]')

test('the cities menu opens by click and keyboard, and closes on Escape, on a click outside and on a choice', async ({
  page,
}) => {
  const t = translatorOf('nl')
  await visit(page, '/nl')
  const opener = headerOf(page).locator('summary')
  const first = headerOf(page).getByRole('link', { name: t('cities.dijon.name'), exact: true })
  await expect(opener).toHaveText(t('header.cities'))
  await opener.click()
  await expect(first).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(opener).toBeFocused()

  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  // Nothing here takes the focus.
  await headerOf(page).click({ position: { x: 5, y: 5 } })
  await expect(first).toBeHidden()

  await opener.click()
  await headerOf(page).getByRole('link').first().focus()
  await expect(first).toBeHidden()

  await opener.click()
  // In a new tab, so that this page stays.
  await first.click({ modifiers: ['ControlOrMeta'] })
  await expect(first).toBeHidden()
})

test('the header hides on scroll down and reappears on scroll up, without layout shift @both', async ({
  page,
}) => {
  await visit(page, '/')
  const header = headerOf(page)
  await untilFontsLoaded(page)
  const before = await shiftOf(page)
  await scrollPage(page, 80)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await scrollPage(page, 81)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await scrollPage(page, 600)
  await expect(header).not.toBeInViewport()
  await scrollPage(page, 560)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await expect(header).toBeInViewport({ ratio: 1 })
  await scrollPage(page, 900)
  await scrollPage(page, 40)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await expect.poll(() => shiftOf(page)).toBe(before)
})

test('the header reappears on focus, and stays while it has the focus or a menu is open', async ({
  page,
}) => {
  await visit(page, '/')
  const header = headerOf(page)
  await scrollPage(page, 600)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await header.getByRole('link').first().focus()
  await expect(header).toHaveAttribute('data-state', 'visible')
  await scrollPage(page, 700)
  await expect(header).toHaveAttribute('data-state', 'visible')
  await header.locator('summary').click()
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await scrollPage(page, 900)
  await expect(header).toHaveAttribute('data-state', 'visible')
})

/** How far the page scrolls sideways, px, and the texts of the header that wrap or whose link touches the next one. */
const crowding = (page: Page) =>
  headerOf(page).evaluate((header) => {
    const { scrollWidth, clientWidth } = document.documentElement
    const links = [...header.querySelectorAll('a, summary, button')].filter((link) =>
      link.checkVisibility({ visibilityProperty: true }),
    )
    const boxes = links.map((link) => link.getBoundingClientRect()).sort((a, b) => a.left - b.left)
    const touching = boxes.filter((box, at) => box.right > (boxes[at + 1]?.left ?? clientWidth) + 0.5)
    const wrapped: (string | null)[] = []
    const texts = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode)
      if (range.getClientRects().length > 1) wrapped.push(texts.currentNode.textContent)
    }
    return { sideways: scrollWidth - clientWidth, touching: touching.length, wrapped }
  })
const roomy = { sideways: 0, touching: 0, wrapped: [] }

for (const locale of locales) {
  test(`the links of the header fit on one line and do not overlap from 360 px in ${locale}`, async ({
    page,
  }) => {
    await page.goto(publicPath('/contact', locale))
    for (const width of [360, 375, 390, 480, 768, 820, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      await expect.poll(() => page.evaluate(() => window.innerWidth)).toBe(width)
      // A scrollbar takes 17 px on computers, which media queries ignore.
      await page.evaluate(
        (room) => Object.assign(document.body.style, { paddingRight: room }),
        width < 768 ? '' : '17px',
      )
      await expect(headerOf(page).locator('a[href$="#calculator"]:visible')).toHaveCount(1)
      const crowded = async () => {
        const { wrapped, ...rest } = await crowding(page)
        // On narrow phones the name of the company has two lines.
        return { ...rest, wrapped: wrapped.filter((text) => text !== brand) }
      }
      await expect.poll(crowded, `${width} px`).toEqual(roomy)
    }
  })
}

test.describe('without fonts', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('the links of the header fit on one line and inside the margin at 1280 px', async ({ page }) => {
    await page.route('**/*.woff2', (route) => route.abort())
    await page.goto('/en')
    await expect.poll(() => crowding(page)).toEqual(roomy)
    const last = headerOf(page).locator('a:visible').last()
    const end = () => last.evaluate((link) => link.getBoundingClientRect().right)
    await expect.poll(end).toBeLessThanOrEqual(1280 - 40)
  })
})
