import { cities } from '@/lib/content/cities'
import { locales } from '@/lib/i18n/locales'
import { type Page as Address, publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { site } from '@/lib/site'
import { expect, test } from './fixtures'

/** How many sheets the printed page takes. */
async function sheets(pdf: Promise<Buffer>): Promise<number> {
  return (await pdf).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

const paper = { format: 'A4', preferCSSPageSize: true } as const

for (const locale of locales) {
  const t = translatorOf(locale)

  test(`the prices in ${locale} print as a quote on one sheet @once`, async ({ page }) => {
    await page.goto(publicPath('/pricing', locale))
    await page.emulateMedia({ media: 'print' })
    const quote = page.locator('.quote-heading')
    await expect(quote).toBeVisible()
    await expect(quote).toContainText(site.phone)
    await expect(quote).toContainText(site.email)
    for (const plan of ['standard', 'prestige'] as const)
      await expect(page.getByRole('heading', { name: t(`pricing.plans.${plan}.name`) })).toBeVisible()
    await expect(page.locator('form, header, footer').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
    expect(await sheets(page.pdf(paper))).toBe(1)
  })

  for (const { slug } of cities) {
    const address: Address = { city: slug }
    test(`${publicPath(address, locale)} prints as a leaflet of two sheets at most @once`, async ({
      page,
    }) => {
      await page.goto(publicPath(address, locale))
      expect(await sheets(page.pdf(paper))).toBeLessThanOrEqual(2)
      await page.emulateMedia({ media: 'print' })
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('#coverage li').first()).toBeVisible()
      await expect(page.getByRole('contentinfo').getByText(site.phone).filter({ visible: true })).toHaveCount(
        1,
      )
      await expect(page.locator('form, header, #calculator').filter({ visible: true })).toHaveCount(0)
    })
  }
}
