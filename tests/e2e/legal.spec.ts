import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { expectOneSheet, visit } from './page-actions'

const t = translatorOf('nl')

test('the legal notice opens as a dialog, keeps the values of the form, and returns the focus @both', async ({
  page,
}) => {
  await visit(page, '/nl/contact')
  const field = page.locator('form[name="contact"] [name="firstName"]')
  await field.fill('Anne')
  const dialog = page.getByRole('dialog', { name: t('legal.title') })
  const opener = page.locator('#contact a[href="#legal"]')
  await opener.click()
  await expect(dialog.getByText(t('legal.privacy.needed'))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(opener).toBeFocused()
  await expect(field).toHaveValue('Anne')
  await opener.click()
  await dialog.getByRole('link', { name: t('legal.close') }).click()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/nl/contact')
})

for (const locale of locales) {
  test(`#legal opens the legal notice, which prints on one sheet, in ${locale}`, async ({ page }) => {
    await visit(page, `${publicPath('/', locale)}#legal`)
    const dialog = page.getByRole('dialog', { name: translatorOf(locale)('legal.title') })
    await expect(dialog).toBeVisible()
    await expect(dialog.and(page.locator(':modal'))).toBeVisible()
    await expectOneSheet(page)
    await page.emulateMedia({ media: 'print' })
    await expect(page.locator('header, main, footer').filter({ visible: true })).toHaveCount(0)
    await page.emulateMedia({ media: null })
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('contentinfo')).toBeVisible()
  })
}
