import type { Page } from 'playwright/test'
import { citySlugs } from '@/lib/content/cities'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { holdFonts, scrolled, scrollPage, untilFontsLoaded, visit } from './page-actions'

/** Expects a block to be 84 px from the top of the viewport, below the header, and to stay there. */
async function expectBelowHeader(page: Page, id: string) {
  const top = () =>
    page.locator(`#${id}`).evaluate(async (element) => {
      const before = element.getBoundingClientRect().top
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      const now = element.getBoundingClientRect().top
      return now === before ? Math.abs(now - 84) : Number.NaN
    })
  await expect.poll(top).toBeLessThanOrEqual(2)
}

for (const [address, tag] of [
  [`/en/${citySlugs[0]}#pricing`, '@phone'],
  ['/#contact', ''],
] as const) {
  test(`a first visit to ${address} scrolls to the anchor and stays there when the fonts load ${tag}`, async ({
    page,
  }) => {
    const release = await holdFonts(page)
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    const id = address.replace(/.*#/, '')
    await expectBelowHeader(page, id)
    release()
    await untilFontsLoaded(page)
    await page.waitForLoadState('networkidle')
    await expectBelowHeader(page, id)
    await page.keyboard.press('Tab')
    await expect(page.locator(`#${id} :focus`)).toHaveCount(1)
  })
}

test('an in-page link scrolls to its target below the header, also the second time @phone', async ({
  page,
}) => {
  await visit(page, '/nl')
  for (const id of ['calculator', 'contact', 'calculator']) {
    await page
      .locator(`main a[href="#${id}"], header a[href="#${id}"]`)
      .locator('visible=true')
      .first()
      .click()
    await expect(page).toHaveURL(`/nl#${id}`)
    await expectBelowHeader(page, id)
    await scrollPage(page, 0)
  }
})

test('the anchor of a question opens it @phone', async ({ page }) => {
  await page.goto('/nl#faq-notice')
  await expect(page.locator('details:has(#faq-notice)')).toHaveAttribute('open')
  await expect(page.locator('#faq-notice')).toBeInViewport()
})

test('back to top scrolls smoothly to 0, and pages are not scrolled smoothly before @phone', async ({
  page,
}) => {
  await visit(page, '/nl')
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'auto')
  await page.getByRole('link', { name: translatorOf('nl')('footer.backToTop') }).click()
  await expect(page.locator('html')).toHaveCSS('scroll-behavior', 'smooth')
  await expect.poll(() => scrolled(page)).toBe(0)
  // The next Tab is at the beginning of the page, too.
  await expect(page.locator('#top')).toBeFocused()
})
