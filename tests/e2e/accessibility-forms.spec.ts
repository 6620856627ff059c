import { locales } from '@/lib/i18n/locales'
import { type Page as Address, publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { contactOf } from './contact-page'
import { expect, test } from './fixtures'
import { uniqueEmail } from './inbox'

/** Each variant of the contact form with its required fields, in their order. */
const variants: [Address, string[]][] = [
  ['/contact', ['firstName', 'lastName', 'email', 'message']],
  [{ city: 'autun' }, ['fullName', 'email', 'message']],
  ['/pricing', ['firstName', 'lastName', 'email', 'project']],
]

for (const locale of locales) {
  const t = translatorOf(locale)
  for (const [address, required] of variants) {
    test(`mistakes on ${publicPath(address, locale)} are told at their fields, the first has the focus @once`, async ({
      page,
    }) => {
      await page.goto(publicPath(address, locale))
      const form = page.locator('form[name="contact"]')
      await form.locator('[name="email"]').fill('not an address')
      await form.locator('[type="submit"]').click()
      await expect(form.locator(`[name="${required[0]}"]`)).toBeFocused()
      for (const name of required) {
        const field = form.locator(`[name="${name}"]`)
        await expect(field).toHaveAttribute('aria-invalid', 'true')
        const error = name === 'email' ? t('forms.errors.email') : t('forms.errors.required')
        await expect(field).toHaveAccessibleDescription(error)
      }
      await form.locator(`[name="${required[0]}"]`).fill('Marie Dupont')
      await expect(form.locator(`[name="${required[0]}"]`)).not.toHaveAttribute('aria-invalid', 'true')
    })
  }
}

test('what became of a request is announced: its place was there before', async ({ page }) => {
  await page.goto('/contact')
  const contact = contactOf(page)
  const { status } = contact
  await expect(status).toHaveCount(1)
  await expect(status).toBeEmpty()
  await contact.fill({ firstName: 'M', lastName: 'D', email: uniqueEmail(), message: 'B' })
  await contact.submit.click()
  await expect(status).not.toBeEmpty()
})
