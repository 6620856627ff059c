import type { Page } from '@playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { expectAccessible } from './accessibility'
import { contactOf } from './contact-page'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { uniqueEmail } from './inbox'
import { kindsIn } from './page-kinds'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: [/404 \(Not Found\)/] })

const t = translatorOf('fr')

// Dutch: the checklist page has a block that it has in no other language, and words are long.
for (const [kind, address] of kindsIn('nl')) {
  test(`axe finds nothing wrong with a page: ${kind}`, async ({ page }) => {
    await page.goto(address)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, `${width} px`)
    }
  })
}

/** At 390 px, and at 320 px, which is also a laptop at 400 %. */
async function expectStateAccessible(page: Page) {
  await expectAccessible(page, '390 px')
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page, '320 px')
}

test('axe finds nothing wrong with the open mobile menu @phone', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: t('header.openMenu') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectStateAccessible(page)
})

test('axe finds nothing wrong with the open cities menu', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').locator('summary').click()
  await expect(page.getByRole('banner').getByRole('link', { name: t('places.autun.name') })).toBeVisible()
  await expectAccessible(page, '1280 px')
})

test('axe finds nothing wrong with the legal notice @phone', async ({ page }) => {
  await page.goto('/contact')
  await page
    .getByRole('link', { name: t('legal.open') })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectStateAccessible(page)
})

test("axe finds nothing wrong with the estimator's hints, gate and thanks @phone", async ({ page }) => {
  await page.goto('/lac-settons')
  const estimator = estimatorOf(page)
  await estimator.answer({ type: 'f2', beds: 'abc', amenities: ['wifi', 'pool'] })
  await estimator.submit.click()
  await expect(estimator.form.getByRole('alert')).toBeVisible()
  await expectAccessible(page, 'hint')
  await estimator.answer({ type: 'f2', beds: '4' })
  await estimator.submit.click()
  await estimator.expectState('gated')
  await estimator.gate.locator('[name="email"]').fill('anne@gmial.com')
  await estimator.gate.locator('[name="phone"]').focus()
  await expectAccessible(page, 'gate')
  await estimator.leave(uniqueEmail())
  await estimator.expectState('thanked')
  await expectStateAccessible(page)
})

test.describe('a contact form', () => {
  test.use({ expectedFaults: [/500/] })

  test('axe finds nothing wrong with its errors, its failure and its success @phone', async ({ page }) => {
    await page.route('**/forms', (route) => route.fulfill({ status: 500 }), { times: 1 })
    await page.goto('/tarifs#contact')
    const contact = contactOf(page)
    await contact.submit.click()
    await expect(contact.form.getByRole('alert').first()).toBeVisible()
    await expectAccessible(page, 'errors')
    await contact.fill({ firstName: 'Marie', lastName: 'Roy', email: uniqueEmail(), project: 'Bonjour' })
    for (const outcome of ['error', 'success']) {
      await contact.submit.click()
      const toast = contact.toasts.and(page.locator(`[data-type="${outcome}"]`))
      await expect(toast).toBeVisible()
      // The pointer on a toast keeps it: four seconds may not be enough for axe.
      await toast.hover()
      await expectAccessible(page, outcome)
    }
  })
})

test('axe finds nothing wrong with an open question, the way of calculating and all amenities @phone', async ({
  page,
}) => {
  await page.goto('/')
  const opened = page.locator('#faq summary').first().or(page.locator('#calculator summary'))
  for (const summary of await opened.all()) await summary.click()
  await expect(page.locator('main details[open]')).toHaveCount(3)
  await expectStateAccessible(page)
})

test.describe('colours of the reader', () => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } })

  test('what is chosen has an outline, icons are drawn in the colour of their text', async ({ page }) => {
    await page.goto('/')
    const outline = (value: string) =>
      page.locator(`label:has([value="${value}"])`).evaluate((label) => getComputedStyle(label).outlineStyle)
    await page.locator('[name="propertyType"][value="f2"]').check()
    expect(await outline('f2')).toBe('solid')
    expect(await outline('f3')).toBe('none')
    const odd = await page.locator('svg').evaluateAll((icons) => {
      const colour = (element: Element | null) => element && getComputedStyle(element).color
      return icons
        .filter((icon) => icon.checkVisibility() && colour(icon) !== colour(icon.parentElement))
        .map((icon) => icon.parentElement?.textContent)
    })
    expect(odd).toEqual([])
  })
})
