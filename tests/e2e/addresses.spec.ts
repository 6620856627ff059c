import { addresses } from '@/lib/content/pages'
import { expect, test } from './fixtures'
import { headingOf } from './headings'

for (const { public: address, page: kind, locale } of addresses) {
  test(`${address} answers in its language and starts without a fault`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    expect(response?.request().redirectedFrom()).toBeNull()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf(kind, locale))
    // Whatever the page starts late has started too, so the fixture sees its faults.
    await page.waitForLoadState('networkidle')
  })
}
