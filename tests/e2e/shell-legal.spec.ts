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
    await expect(dialog.getByText(t('legal.privacy.purpose'))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.click()
    await dialog.getByRole('button', { name: t('legal.close') }).click()
    await expect(dialog).toBeHidden()
  })
}
