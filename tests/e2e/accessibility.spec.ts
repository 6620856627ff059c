import type { Page } from 'playwright/test'
import { type CitySlug, citySlugs } from '@/lib/content/cities'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'
import { contactOf, estimatorOf, uniqueEmail } from './form-actions'
import { absentPage, pagesOfEachKind } from './page-actions'

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedErrors: [/404 \(Not Found\)|\b500\b/] })

const t = translatorOf('fr')
const area = citySlugs[0] as CitySlug

// Dutch has the longest words, and a block that the other languages do not have.
for (const address of [...pagesOfEachKind('nl'), absentPage('nl')]) {
  test(`${address} has no axe violations`, async ({ page }) => {
    await page.goto(address)
    for (const width of address === '/nl' ? [390, 1280] : [390]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, `${width} px`)
    }
  })
}

/** Checks a part of the page at 320 px (1280 px at 400 % zoom), where it has the least room. */
async function expectStateAccessible(page: Page, part = 'html', what = '') {
  await page.setViewportSize({ width: 320, height: 800 })
  await expectAccessible(page, `${what} 320 px`, part)
}

for (const [what, address, pressed, shown] of [
  ['the open mobile menu has', '/', '[popovertargetaction="show"]', '#mobile-menu'],
  ['the legal notice has', '/contact', '#contact a[href="#legal"]', '#legal'],
  [
    'the open FAQ, explanation of the calculation and list of amenities have',
    '/',
    ':nth-match(#faq summary, 1), #calculator summary',
    // Those of the contact form fold a request only.
    'main details[open]:not([name="contact"] *)',
  ],
] as const)
  test(`${what} no axe violations @phone`, async ({ page }) => {
    await page.goto(address)
    const presses = await page.locator(pressed).all()
    for (const press of presses) await press.click()
    await expect(page.locator(shown).filter({ visible: true })).toHaveCount(presses.length)
    await expectStateAccessible(page)
  })

test('the open cities menu has no axe violations', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: t('header.cities') }).click()
  await expect(page.getByRole('banner').getByRole('link', { name: t(`cities.${area}.name`) })).toBeVisible()
  await expectAccessible(page, '1280 px', 'header')
})

test('the hints, the gate and the thank-you of the estimator have no axe violations @phone', async ({
  page,
}) => {
  await page.goto(`/${area}`)
  const estimator = estimatorOf(page)
  await estimator.answer({ type: 'f2', capacity: 'abc', amenities: ['wifi', 'pool'] })
  await estimator.submit.click()
  await expect(estimator.form.getByText(t('estimator.needs.sleepingCapacity'))).toBeVisible()
  await expectStateAccessible(page, '#calculator', 'hint')
  await estimator.estimate()
  await estimator.gate.locator('[name="email"]').fill('anne@gmial.com')
  await estimator.gate.locator('[name="phone"]').focus()
  await expectStateAccessible(page, '#calculator', 'gate')
  await estimator.leaveLead(uniqueEmail())
  await expectStateAccessible(page, '#calculator')
})

/** The fields, buttons and status of the form that a toast lies over. */
function coveredFields(toast: Element): (string | null)[] {
  const over = toast.getBoundingClientRect()
  const parts = document.querySelectorAll(
    'form[name="contact"] :is(input, textarea, button, [role="status"], [data-part="next-step"], a)',
  )
  return [...parts].flatMap((part) => {
    const { left, right, top, bottom } = part.getBoundingClientRect()
    const isApart = right <= over.left || left >= over.right || bottom <= over.top || top >= over.bottom
    return isApart || part.closest('[aria-hidden="true"]')
      ? []
      : [part.getAttribute('name') ?? part.textContent]
  })
}

test('the contact form has no axe violations with field errors, after a failure and after a success, whose toasts cover no field @phone', async ({
  page,
}) => {
  await page.route('**/forms', (route) => route.fulfill({ status: 500 }), { times: 1 })
  await page.goto(`${publicPath('/pricing', 'fr')}#contact`)
  const contact = contactOf(page)
  await contact.submit.click()
  await expect(contact.form.getByText(t('forms.errors.required')).first()).toBeVisible()
  await expectStateAccessible(page, '#contact', 'errors')
  await contact.fill({ firstName: 'Marie', lastName: 'Roy', email: uniqueEmail(), project: 'Bonjour' })
  for (const outcome of ['error', 'success']) {
    await contact.submit.click()
    const toast = contact.toasts.and(page.locator(`[data-type="${outcome}"]`))
    await expect(toast).toBeVisible()
    await expect.poll(() => toast.evaluate(coveredFields), outcome).toEqual([])
    await expectStateAccessible(page, 'html', outcome)
  }
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active', colorScheme: 'dark' } })

  test('outlines the chosen option, thicker if it has the focus, and draws icons in the colour of their text', async ({
    page,
  }) => {
    await page.goto('/')
    const outline = (value: string) =>
      page.locator(`label:has([value="${value}"])`).evaluate((label) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(label)
        return outlineStyle === 'none' ? 'none' : outlineWidth
      })
    await page.locator('[name="propertyType"][value="f2"]').check()
    await expect.poll(() => outline('f2')).toBe('2px')
    await expect.poll(() => outline('f3')).toBe('none')
    await page.keyboard.press('ArrowDown')
    await expect.poll(() => outline('f3')).toBe('3px')
    const odd = () =>
      page.locator('svg').evaluateAll((icons) => {
        const colour = (element: Element | null) => element && getComputedStyle(element).color
        return (
          icons
            // Drawings keep their own colours.
            .filter((icon) => icon.checkVisibility() && !icon.closest('.forced-color-adjust-none'))
            .filter((icon) => colour(icon) !== colour(icon.parentElement))
            .map((icon) => icon.parentElement?.textContent)
        )
      })
    await expect.poll(odd).toEqual([])
  })
})
