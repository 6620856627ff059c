import type { Page } from 'playwright/test'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { expect, test } from './fixtures'
import { visit, watchFrames } from './page-actions'

const t = translatorOf('nl')
const prices = publicPath('/pricing', 'nl')
const selector = '[data-part="offer-banner"]'
const banner = (page: Page) => page.locator(selector)
const offerEnd = new Date(`${site.offerEndsOn}T12:00:00Z`)
const yearAfter = `${offerEnd.getUTCFullYear() + 1}-01-01`

test('the banner shows on the last day of the offer, and stays closed on later pages @phone', async ({
  page,
}) => {
  await visit(page, `${prices}?now=${site.offerEndsOn}`)
  await expect(banner(page)).toHaveAttribute('data-state', 'shown')
  await expect(banner(page)).toContainText(t('banner.text', { offerEnd }))
  await expect(page.locator('#pricing [data-offer-ends-on]')).toBeVisible()
  await banner(page)
    .getByRole('button', { name: t('banner.close') })
    .click()
  await expect(banner(page)).toHaveAttribute('data-state', 'closed')
  await expect(banner(page)).toBeHidden()
  // The button that had the focus is gone.
  await expect(page.locator('[data-part="header"]').getByRole('link').first()).toBeFocused()

  const seen = await watchFrames(page, selector)
  await visit(page, `/nl?now=${site.offerEndsOn}`)
  await expect(banner(page)).toHaveAttribute('data-state', 'closed')
  await expect.poll(seen).toEqual([])
})

test('the banner of a phone names the year, and leads to the sentence of the offer @phone', async ({
  page,
}) => {
  await visit(page, `/nl?now=${site.offerEndsOn}`)
  await expect(banner(page)).toContainText(site.offerEndsOn.slice(0, 4))
  const link = banner(page).getByRole('link')
  // A link does not keep the day that `?now=` shows.
  const href = (await link.getAttribute('href')) ?? ''
  await visit(page, href.replace('#', `?now=${site.offerEndsOn}#`))
  const sentence = page.locator('#offer')
  await expect(sentence).toBeInViewport({ ratio: 1 })
  const header = await page.locator('[data-part="header"]').boundingBox()
  await expect
    .poll(async () => (await sentence.boundingBox())?.y)
    .toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test('a page built before the end of the offer does not show it afterwards @phone', async ({ page }) => {
  const seen = await watchFrames(page, selector)
  await visit(page, `${prices}?now=${yearAfter}`)
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(seen).toEqual([])
  for (const sentence of await page.locator('[data-offer-ends-on]').all()) await expect(sentence).toBeHidden()
})
