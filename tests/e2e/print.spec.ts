import { citySlugs } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site'
import { expect, test } from './fixtures'
import { sheets } from './paper'
import { scrollPage, visit } from './shell'

for (const locale of locales) {
  test(`the prices in ${locale} print as a quote on one sheet`, async ({ page }) => {
    await page.goto(publicPath('/pricing', locale))
    expect(await sheets(page)).toBe(1)
    await page.emulateMedia({ media: 'print' })
    const quote = page.locator('.quote-heading')
    await expect(quote).toBeVisible()
    await expect(quote).toContainText(site.phone)
    await expect(quote).toContainText(site.email)
    for (const plan of ['essential', 'prestige'] as const) {
      const name = translatorOf(locale)(`pricing.plans.${plan}.name`)
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    await expect(page.locator('form, header, footer').filter({ visible: true })).toHaveCount(0)
  })
}

test('a city page prints on at most two sheets', async ({ page }) => {
  // Dutch has the longest text.
  for (const slug of citySlugs) {
    await page.emulateMedia({ media: null })
    await page.goto(publicPath(`/${slug}`, 'nl'))
    expect(await sheets(page), slug).toBeLessThanOrEqual(2)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#coverage li').first()).toBeVisible()
    await expect(page.getByRole('contentinfo').getByText(site.phone).filter({ visible: true })).toHaveCount(1)
    await expect(page.locator('form, header, #calculator').filter({ visible: true })).toHaveCount(0)
  }
})

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
