import { translatorOf } from '@/lib/i18n/translate'
import { site, telHref } from '@/lib/site'
import { contactOf } from './contact-page'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { kindsIn } from './page-kinds'

test.use({ javaScriptEnabled: false })

const t = translatorOf('nl')

test('every kind of page shows all its sections without scripts @phone', async ({ page }) => {
  for (const [kind, address] of kindsIn('nl').filter(([kind]) => kind !== 'not found')) {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(address)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), kind).toBe(320)
    const sections = page.locator('main section:not(#comparison)')
    expect(await sections.count(), kind).toBeGreaterThan(1)
    for (const section of await sections.all()) {
      const heading = section.getByRole('heading').first()
      await section.scrollIntoViewIfNeeded()
      await expect(section).toBeInViewport()
      await expect(heading).toHaveCSS('opacity', '1')
    }
  }
})

test('without scripts the menu button leads to the links of the footer @phone', async ({ page }) => {
  await page.goto('/nl/prijzen')
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.menu') })
    .click()
  await expect(page).toHaveURL('/nl/prijzen#footer')
  const footer = page.getByRole('contentinfo')
  for (const way of [telHref(site.phone), `mailto:${site.email}`])
    await expect(footer.locator(`a[href="${way}"]`).first()).toBeVisible()
  await footer.locator('a[href="/nl/contact"]').first().click()
  await expect(page).toHaveURL('/nl/contact')
})

test('without scripts disclosures open, and forms show phone and e-mail instead of a button @phone', async ({
  page,
}) => {
  await page.goto('/nl')
  const question = page.locator('#faq details').first()
  await question.locator('summary').click()
  await expect(question).toHaveAttribute('open')
  await estimatorOf(page).form.locator('summary').click()
  await expect(estimatorOf(page).amenity('sauna')).toBeVisible()
  await expect(estimatorOf(page).submit).toBeHidden()
  await expect(contactOf(page).submit).toBeHidden()
  for (const block of ['calculator', 'contact']) {
    const note = page.locator(`#${block} .form-fallback`)
    await expect(note).toHaveText(t('forms.noScript', { phone: site.phone, email: site.email }))
    await expect(note.getByRole('link')).toHaveCount(2)
  }
})

test('without scripts the form in the hero leads to the phone and e-mail of the estimator @phone', async ({
  page,
}) => {
  await page.goto('/nl')
  const start = page.locator('form[name="start"]')
  await start.locator('[name="sleepingCapacity"]').fill('4')
  await start.locator('[name="propertyType"]').selectOption('f2')
  await start.locator('[type="submit"]').click()
  await expect(page).toHaveURL(/^[^#]*\/nl\?[^#]*#calculator$/)
  await expect(page.locator('#calculator .form-fallback')).toBeInViewport()
})
