import { expect, test } from './fixtures'
import { codeOf, holdScripts } from './held-scripts'
import { visit } from './shell'

test('a form below the view is there after a navigation that came before its code', async ({ page }) => {
  await page.goto('/autun')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  await expect(page.locator('form[name="contact"] [name="firstName"]')).toHaveCount(1)
})

test('what is below such a form stays in its place when the code comes', async ({ page }) => {
  await visit(page, '/autun')
  const release = await holdScripts(page, await codeOf(page, 'contact'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/contact')
  const height = () =>
    page.locator('#contact-island').evaluate((island) => Math.round(island.getBoundingClientRect().height))
  const reserved = await height()
  await expect(page.locator('form[name="contact"]')).toHaveCount(0)
  release()
  await expect(page.locator('form[name="contact"]')).toBeVisible()
  expect(await height()).toBe(reserved)
})
