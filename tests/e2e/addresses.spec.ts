import { addresses } from '@/lib/content/pages'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'

for (const { public: address, locale } of addresses) {
  test(`${address} answers in its language`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(200)
    expect(response?.request().redirectedFrom()).toBeNull()
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('contentinfo')).toContainText(translatorOf(locale)('footer.tagline'))
  })
}
