import type { Locator, Page } from '@playwright/test'
import { languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'
import { visit } from './shell'

/** Presses Tab, as a reader without a pointer does, until the focus is there. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 120 && !(await isThere()); stops += 1) await page.keyboard.press('Tab')
  await expect(target).toBeFocused()
}

/** Writes into the field that has the focus and those behind it. */
async function typeThrough(page: Page, values: readonly string[]) {
  for (const [index, value] of values.entries()) {
    if (index > 0) await page.keyboard.press('Tab')
    await page.keyboard.insertText(value)
  }
}

for (const locale of locales) {
  const t = translatorOf(locale)

  test(`keys alone lead from the top of the page to the estimate and the thanks (${locale}) @once`, async ({
    page,
  }) => {
    await page.goto(publicPath({ city: 'dijon' }, locale))
    const estimator = estimatorOf(page, locale)
    const email = uniqueEmail()
    await tabTo(
      page,
      page
        .getByRole('banner')
        .getByRole('link', { name: t('header.estimate'), exact: true })
        .filter({ visible: true }),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/#calculator$/)
    await tabTo(page, estimator.beds)
    await page.keyboard.type('4')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Space')
    await page.keyboard.press('ArrowDown')
    await expect(estimator.type('f1')).toBeChecked()
    await tabTo(page, estimator.amenity('wifi'))
    await page.keyboard.press('Space')
    await tabTo(page, estimator.submit)
    await page.keyboard.press('Enter')
    await expect(estimator.title('estimator.gate.title')).toBeFocused()
    await tabTo(page, estimator.gate.locator('[name="email"]'))
    await typeThrough(page, [email, '0612345678'])
    await tabTo(page, estimator.gate.locator('[type="submit"]'))
    await page.keyboard.press('Space')
    await expect(estimator.title('estimator.thanks.title')).toBeFocused()
    expect(await leadsOf(email)).toMatchObject([{ propertyType: 'f1', sleepingCapacity: '4' }])
  })
}

test('keys alone send a contact request and correct a mistake in it @once', async ({ page }) => {
  const t = translatorOf('en')
  await page.goto('/en/contact')
  const form = page.locator('form[name="contact"]')
  const email = uniqueEmail()
  await tabTo(page, form.locator('[name="firstName"]'))
  await typeThrough(page, ['Anne', '', email, '', 'A question'])
  await tabTo(page, form.getByRole('button', { name: t('contact.form.submit') }))
  await page.keyboard.press('Enter')
  await expect(form.locator('[name="lastName"]')).toBeFocused()
  await page.keyboard.insertText('Roy')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).toHaveText(t('contact.form.successInline'))
  expect(await leadsOf(email)).toMatchObject([{ firstName: 'Anne', lastName: 'Roy', message: 'A question' }])
})

test('keys alone lead from a plan to the request for it @once', async ({ page }) => {
  const t = translatorOf('nl')
  await page.goto('/nl/prijzen')
  const form = page.locator('form[name="contact"]')
  const email = uniqueEmail()
  const plan = t('pricing.plans.prestige.name')
  await tabTo(page, page.getByRole('link', { name: t('pricing.choose', { plan }) }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/#contact$/)
  await expect(page.locator('#contact')).toBeInViewport()
  await page.keyboard.press('Tab')
  await expect(form.locator('[name="firstName"]')).toBeFocused()
  await typeThrough(page, ['Jan', 'de Vries', email, '', 'Een huis bij Autun'])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(form.getByRole('status')).not.toBeEmpty()
  expect(await leadsOf(email)).toMatchObject([{ lastName: 'de Vries', message: 'Een huis bij Autun' }])
})

test('keys alone open the mobile menu and lead on from it @once', async ({ page }) => {
  const t = translatorOf('fr')
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await tabTo(page, page.getByRole('button', { name: t('header.openMenu') }))
  await page.keyboard.press('Enter')
  const menu = page.getByRole('dialog')
  await expect(menu).toBeVisible()
  await tabTo(page, menu.getByRole('link', { name: t('places.autun.name'), exact: true }))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/autun')
  await expect(menu).toBeHidden()
})

test('keys alone open the cities and close them again @once', async ({ page }) => {
  const t = translatorOf('fr')
  // Without its code the menu opens by itself, but Escape closes nothing.
  await visit(page, '/tarifs')
  const summary = page.getByRole('banner').locator('summary')
  await tabTo(page, summary)
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = page.getByRole('banner').getByRole('link', { name: t('places.dijon.name') })
  await expect(first).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(first).toBeHidden()
  await expect(summary).toBeFocused()
})

test.describe('by documents', () => {
  // Chromium leaves out the cross-fade when the new page was painted first.
  test.use({ expectedFaults: [/Transition was aborted because of invalid state\. Page already revealed/] })

  test('keys alone change the language of the page @once', async ({ page }) => {
    await page.goto('/tarifs')
    await tabTo(
      page,
      page.getByRole('banner').getByRole('link', { name: languages.nl.localName }).filter({ visible: true }),
    )
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/nl/prijzen')
    await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
  })
})
