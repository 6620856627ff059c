import { translatorOf } from '@/lib/i18n/translate'
// This `test` fails on console errors, where React reports hydration differences.
import { expect, test } from '../e2e/fixtures'
import { contactOf, estimatorOf } from '../e2e/form-actions'

test('the mobile menu opens and the estimator estimates', async ({ page }) => {
  const t = translatorOf('nl')
  await page.goto('/nl')
  await page.getByRole('button', { name: t('header.openMenu') }).click()
  const menu = page.locator('[data-part="mobile-menu"]')
  await expect(menu).toHaveAttribute('data-state', 'open')
  await page.getByRole('button', { name: t('header.closeMenu') }).click()
  await expect(menu).toHaveAttribute('data-state', 'closed')
  const estimator = estimatorOf(page, 'nl')
  await estimator.estimate()
})

test.describe('at localhost', () => {
  test.use({ baseURL: ({ origin }, use) => use(origin.replace('127.0.0.1', 'localhost')) })

  test('the contact form reports empty fields', async ({ page }) => {
    await page.goto('/contact')
    const contact = contactOf(page)
    await contact.submit.click()
    await expect(page.locator('form[name="contact"] [name="firstName"]')).toBeFocused()
    await expect(page.getByText(translatorOf('fr')('forms.errors.required')).first()).toBeVisible()
  })
})
