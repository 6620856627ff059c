import type { Page } from '@playwright/test'
import { isOfferRunning } from '@/lib/business/offer'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { expect, test } from './fixtures'
import { visit } from './shell'

const banner = (page: Page) => page.locator('[data-part="offer-banner"]')
const offerEnd = new Date(`${site.offerEndsOn}T12:00:00Z`)

/** What the visitor saw of the banner, frame by frame, while the page loaded. */
const watchBanner = (page: Page) =>
  page.addInitScript(() => {
    Object.assign(window, { bannerSeen: false })
    const look = () => {
      if (document.querySelector('[data-part="offer-banner"]')?.checkVisibility())
        Object.assign(window, { bannerSeen: true })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })

if (isOfferRunning(site.offerEndsOn, new Date())) {
  for (const locale of locales) {
    const t = translatorOf(locale)
    test(`the offer is announced, and closed until there is a new one (${locale})`, async ({ page }) => {
      await visit(page, publicPath('/pricing', locale))
      await expect(banner(page)).toHaveAttribute('data-state', 'shown')
      await expect(banner(page)).toContainText(t('banner.text', { offerEnd }))
      await banner(page)
        .getByRole('button', { name: t('banner.close') })
        .click()
      await expect(banner(page)).toHaveAttribute('data-state', 'closed')
      await expect(banner(page)).toBeHidden()

      await watchBanner(page)
      await page.goto(publicPath('/', locale))
      await expect(banner(page)).toHaveAttribute('data-state', 'closed')
      expect(await page.evaluate(() => Reflect.get(window, 'bannerSeen'))).toBe(false)
    })
  }

  test('a page that outlives the offer never shows it', async ({ page }) => {
    await page.clock.setFixedTime(new Date(offerEnd.getTime() + 36 * 3600 * 1000))
    await watchBanner(page)
    await visit(page, '/tarifs')
    await expect(banner(page)).toHaveCount(0)
    expect(await page.evaluate(() => Reflect.get(window, 'bannerSeen'))).toBe(false)
    for (const sentence of await page.locator('[data-offer-ends-on]').all())
      await expect(sentence).toBeHidden()
  })
} else {
  test('an offer that had ended when the site was built is not on it', async ({ page }) => {
    await visit(page, '/')
    await expect(banner(page)).toHaveCount(0)
    await expect(page.locator('[data-offer-ends-on]')).toHaveCount(0)
  })
}
