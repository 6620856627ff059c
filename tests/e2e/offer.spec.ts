import type { Page } from '@playwright/test'
import { site } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
import { expect, test } from './fixtures'
import { visit, watchFrames } from './page-actions'

const t = translatorOf('nl')
const selector = '[data-part="offer-banner"]'
const banner = (page: Page) => page.locator(selector)
const offerEnd = new Date(`${site.offerEndsOn}T12:00:00Z`)

test('the banner shows on the last day of the offer, and stays closed on later pages @phone', async ({
  page,
}) => {
  await visit(page, `/nl/prijzen?now=${site.offerEndsOn}`)
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

test('a page built before the end of the offer does not show it afterwards @phone', async ({ page }) => {
  const seen = await watchFrames(page, selector)
  await visit(page, '/nl/prijzen?now=2099-01-01')
  await expect(banner(page)).toHaveCount(0)
  await expect.poll(seen).toEqual([])
  for (const sentence of await page.locator('[data-offer-ends-on]').all()) await expect(sentence).toBeHidden()
})
