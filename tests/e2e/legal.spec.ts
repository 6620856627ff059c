import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { visit } from './shell'

test('the legal notice opens as a dialog and gives the focus back @both', async ({ page }) => {
  const t = translatorOf('nl')
  await visit(page, '/nl/contact')
  const opener = page.getByRole('contentinfo').getByRole('link', { name: t('legal.open') })
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
