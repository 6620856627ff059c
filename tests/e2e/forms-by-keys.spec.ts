import type { Route } from '@playwright/test'
import { translatorOf } from '@/lib/build/translate'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { contactFields } from '@/lib/leads/schemas'
import { contactOf } from './contact-page'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'
import { listen, tabTo } from './keys'
import { visit } from './page-actions'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/\b500\b/] })

for (const locale of locales) {
  test(`keys lead from the hero to the thank-you, past each missing answer, in ${locale}`, async ({
    page,
  }) => {
    const heard = await listen(page)
    await visit(page, publicPath('/', locale))
    const estimator = estimatorOf(page, locale)
    const { t, gate } = estimator
    const start = page.locator('form[name="start"]')
    const capacity = start.locator('[name="sleepingCapacity"]')
    const type = start.locator('[name="propertyType"]')
    await expect(start).toHaveAccessibleName(t('start.label'))
    await tabTo(page, capacity)
    await page.keyboard.press('Enter')
    await expect(capacity).toHaveAccessibleDescription(
      `${t('start.capacityHint')} ${t('estimator.needs.sleepingCapacity')}`,
    )
    await expect(capacity).toBeFocused()
    await page.keyboard.type('4')
    await expect(capacity).toHaveAccessibleDescription(t('start.capacityHint'))
    await page.keyboard.press('Enter')
    await expect(type).toBeFocused()
    await expect(type).toHaveAccessibleDescription(t('estimator.needs.propertyType'))
    await page.keyboard.press('ArrowDown')
    await expect(type).toHaveValue('studio')
    await tabTo(page, start.locator('[type="submit"]'))
    await page.keyboard.press('Enter')
    await expect(estimator.form.locator('#amenities input').first()).toBeFocused()
    await page.keyboard.press('Space')
    await tabTo(page, estimator.submit)
    await page.keyboard.press('Enter')
    await expect(estimator.title('estimator.gate.title')).toBeFocused()

    const needs = { email: t('estimator.gate.needs.email'), phone: t('estimator.gate.needs.phone') }
    const email = uniqueEmail()
    await tabTo(page, estimator.gateSubmit)
    await expect(estimator.gateSubmit).toHaveAttribute('aria-disabled', 'true')
    await expect(estimator.gateSubmit).toHaveAccessibleDescription(`${needs.email} ${needs.phone}`)
    await page.keyboard.press('Enter')
    await expect(gate.locator('[name="email"]')).toBeFocused()
    await expect(gate.locator('[name="email"]')).toHaveAccessibleDescription(needs.email)
    await page.keyboard.type(email)
    await page.keyboard.press('Enter')
    await expect(gate.locator('[name="phone"]')).toBeFocused()
    await expect(gate.locator('[name="phone"]')).toHaveAccessibleDescription(
      `${t('estimator.gate.phoneNote')} ${needs.phone}`,
    )
    // Neither the count of amenities nor an error is announced: the field that has the focus says it.
    await expect.poll(heard).toEqual([])
    await page.keyboard.type('0612345678')
    await page.keyboard.press('Enter')
    await expect(estimator.title('estimator.thanks.title')).toBeFocused()
    await expect.poll(heard).toEqual([t('contact.form.sending'), expect.stringContaining(email)])
    await expect.poll(() => leadsOf(email)).toMatchObject([{ propertyType: 'studio', sleepingCapacity: '4' }])
  })
}

for (const [locale, at, variant] of [
  ['fr', '/contact', 'standard'],
  ['nl', '/dijon', 'short'],
  ['en', '/pricing', 'study'],
] as const) {
  test(`the ${variant} form in ${locale} says each outcome once, and keeps the focus on its button`, async ({
    page,
  }) => {
    const t = translatorOf(locale)
    const heard = await listen(page)
    const sent: Route[] = []
    await page.route('**/forms', (route) => {
      sent.push(route)
    })
    await visit(page, `${publicPath(at, locale)}#contact`)
    const contact = contactOf(page)
    const names = contactFields(variant).map(({ name }) => name)
    const first = contact.field(names[0] ?? '')
    await expect(contact.form).toHaveAccessibleName(/\w/)
    await tabTo(page, first)
    await page.locator('[data-island="ContactForm"][data-state="hydrated"]').waitFor()
    await page.keyboard.press('Tab')
    await expect(first).toHaveAccessibleDescription(t('forms.errors.required'))
    await page.keyboard.press('Enter')
    await expect(first).toBeFocused()
    for (const name of names) {
      await tabTo(page, contact.field(name))
      await page.keyboard.type(name === 'email' ? 'anne@example.org' : '06 12')
    }
    await expect.poll(heard).toEqual([])

    await tabTo(page, contact.submit)
    for (const status of [500, 200]) {
      await page.keyboard.press('Enter')
      await expect(contact.submit).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Enter')
      await expect.poll(() => sent.length).toBe(1)
      await sent.pop()?.fulfill({ status, json: {} })
      const outcome = t(status === 200 ? 'contact.form.successInline' : 'toasts.contact.error.text')
      await expect(contact.toasts.first()).toBeVisible()
      await expect(contact.status).toContainText(outcome)
      // Orca announces them once more.
      await expect(contact.status.locator('p *')).toHaveCount(0)
      await expect(contact.submit).not.toHaveAttribute('aria-disabled')
      await expect(contact.submit).toBeFocused()
    }
    const sending = t('contact.form.sending')
    await expect
      .poll(heard)
      .toEqual([
        sending,
        expect.stringContaining(t('toasts.contact.error.text')),
        sending,
        expect.stringContaining(t('contact.form.successInline')),
      ])
  })
}
