import { expect, test } from './fixtures'

test('a form below the view is there after a navigation that came before its code', async ({ page }) => {
  await page.goto('/autun')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('form[name="contact"] [name="firstName"]')).toHaveCount(1)
})
