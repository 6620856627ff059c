import type { Locator, Page } from '@playwright/test'
import { site } from '@/lib/build/site'
import { citySlugs } from '@/lib/content/cities'
import type { PagePath } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { expect, test } from './fixtures'

const pages: readonly PagePath[] = ['/', ...citySlugs.map((slug) => `/${slug}` as const)]

const smallest = { width: 360, height: 640 }
const phones = [{ width: 390, height: 844 }, { width: 375, height: 667 }, smallest]

/** The headline, the home page's sentence or the city's income range, and the main button. */
const firstOf = (page: Page, at: PagePath): Locator[] => {
  const hero = page.locator('#home')
  return [
    hero.locator('h1'),
    hero.locator('h1 + p'),
    hero.locator(at === '/' ? 'form[name="start"] button' : 'a[href="#calculator"]'),
  ]
}

/** Whether anything, such as a floating button, covers the lower edge of an element. */
const isCovered = (element: Element) => {
  const { left, width, bottom } = element.getBoundingClientRect()
  return !element.contains(document.elementFromPoint(left + width / 2, bottom - 2))
}

const linesOf = (element: Element) =>
  Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight))

async function expectFirstScreen(page: Page, at: PagePath) {
  for (const size of at === '/' ? phones : [smallest]) {
    await page.setViewportSize(size)
    for (const part of firstOf(page, at)) await expect(part).toBeInViewport({ ratio: 1 })
    await expect.poll(() => firstOf(page, at)[2]?.evaluate(isCovered), `${size.width} px`).toBe(false)
  }
}

/** The banner is no higher than its button, and its link ends before the button. */
async function expectLow(banner: Locator) {
  const parts = [banner, banner.getByRole('link').filter({ visible: true }), banner.getByRole('button')]
  await expect(async () => {
    const [frame, link, close] = await Promise.all(parts.map((part) => part.boundingBox()))
    expect(frame?.height).toBeLessThan((close?.height ?? 0) + 10)
    expect((link?.x ?? 0) + (link?.width ?? 0)).toBeLessThanOrEqual(close?.x ?? 0)
  }).toPass()
}

for (const locale of locales) {
  test(`shows headline, sentence, button and a low banner on the first screen of a phone in ${locale}`, async ({
    page,
  }) => {
    const banner = page.locator('[data-part="offer-banner"]')
    for (const at of pages) {
      await page.goto(`${publicPath(at, locale)}?now=${site.offerEndsOn}`)
      await expectFirstScreen(page, at)
      await expectLow(banner)
      // Without the offer, or once the visitor has closed the banner.
      await page.evaluate(() => {
        document.documentElement.dataset.offer = 'closed'
      })
      await expect(banner).toBeHidden()
      await expectFirstScreen(page, at)
    }
  })

  test(`keeps the headlines of the places to four lines at 1280 px in ${locale}`, async ({ page }) => {
    for (const slug of citySlugs) {
      await page.goto(publicPath(`/${slug}`, locale))
      const lines = () => page.locator('#home-title > :last-child').evaluate(linesOf)
      await expect.poll(lines, slug).toBeLessThanOrEqual(4)
    }
  })
}
