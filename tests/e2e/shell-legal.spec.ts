import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'
import { visit } from './shell'

for (const locale of locales) {
  const t = translatorOf(locale)

  test(`the legal notice opens as a dialog and gives the focus back (${locale})`, async ({ page }) => {
    await visit(page, publicPath('/contact', locale))
    const opener = page.getByRole('link', { name: t('legal.open') })
    const dialog = page.getByRole('dialog', { name: t('legal.title') })
    await opener.click()
    await expect(dialog).toBeVisible()
    await expect(dialog.getByText(t('legal.privacy.needed'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await dialog.getByRole('button', { name: t('legal.close') }).click()
    await expect(dialog).toBeHidden()
  })

  test(`the address of the legal notice opens it, prints it on one sheet and lets it be closed (${locale}) @once`, async ({
    page,
  }) => {
    await visit(page, `${publicPath('/', locale)}#legal`)
    const dialog = page.getByRole('dialog', { name: t('legal.title') })
    await expect(dialog).toBeVisible()
    expect(await dialog.evaluate((element) => element.matches(':modal'))).toBe(true)
    const sheets = await page.pdf({ format: 'A4', preferCSSPageSize: true })
    expect(sheets.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    await expect(dialog.getByText(t('legal.privacy.cookies', { hours: '72' }))).toBeVisible()
    await expect(page.locator('header, main, footer').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}
