import type { Page } from '@playwright/test'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expectAccessible } from './accessibility'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { uniqueEmail } from './inbox'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const t = translatorOf('fr')

/** Runs at 390 px (phone) and 1280 px (desktop); the narrowest screen is looked at in between. */
async function expectStateAccessible(page: Page) {
  await expectAccessible(page, 'as it is')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page, '320 px')
}

test('axe finds nothing wrong with the open mobile menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto('/')
  await page.getByRole('button', { name: t('header.openMenu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectStateAccessible(page)
})

test('axe finds nothing wrong with the open cities menu @once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('banner').getByRole('link', { name: t('places.autun.name') })).toBeVisible()
  await expectAccessible(page, '1280 px')
})

for (const locale of locales) {
  test(`axe finds nothing wrong with the legal notice in ${locale}`, async ({ page }) => {
    await page.goto(publicPath('/contact', locale))
    await page
      .getByRole('link', { name: translatorOf(locale)('legal.open') })
      .first()
      .click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectStateAccessible(page)
  })

  test(`axe finds nothing wrong with the estimator's hint, gate and thanks in ${locale}`, async ({
    page,
  }) => {
    test.slow()
    await page.goto(publicPath({ city: 'autun' }, locale))
    const estimator = estimatorOf(page, locale)
    await estimator.answer({ type: 'f2', beds: 'abc', amenities: ['wifi'] })
    await estimator.submit.click()
    await expect(estimator.form.getByRole('alert')).toBeVisible()
    await expectAccessible(page, 'hint')
    await estimator.answer({ type: 'f2', beds: '4' })
    await estimator.submit.click()
    await estimator.expectState('gated')
    await expectAccessible(page, 'gate')
    await estimator.leave(uniqueEmail())
    await estimator.expectState('thanked')
    await expectStateAccessible(page)
  })
}

test('axe finds nothing wrong with the errors of a contact form', async ({ page }) => {
  await page.goto('/tarifs#contact')
  const form = page.locator('form[name="contact"]')
  await form.locator('[type="submit"]').click()
  await expect(form.getByRole('alert').first()).toBeVisible()
  await expectStateAccessible(page)
})

test.describe('toasts', () => {
  test.use({ expectedFaults: [/500/] })

  for (const outcome of ['success', 'failure'] as const) {
    test(`axe finds nothing wrong with the toast of a ${outcome}`, async ({ page }) => {
      if (outcome === 'failure') await page.route('**/forms', (route) => route.fulfill({ status: 500 }))
      await page.goto('/contact')
      const form = page.locator('form[name="contact"]')
      await form.locator('[name="firstName"]').fill('Marie')
      await form.locator('[name="lastName"]').fill('Dupont')
      await form.locator('[name="email"]').fill(uniqueEmail())
      await form.locator('[name="message"]').fill('Bonjour')
      await form.locator('[type="submit"]').click()
      await expect(page.locator('[data-sonner-toast]')).toBeVisible()
      // The pointer on a toast keeps it: four seconds may not be enough for axe.
      await page.locator('[data-sonner-toast]').hover()
      await expectStateAccessible(page)
    })
  }
})

test('axe finds nothing wrong with an open question and the way of calculating', async ({ page }) => {
  await page.goto('/')
  for (const summary of [page.locator('#faq summary').first(), page.locator('#calculator summary')])
    await summary.click()
  await expect(page.locator('main details[open]')).toHaveCount(2)
  await expectStateAccessible(page)
})
