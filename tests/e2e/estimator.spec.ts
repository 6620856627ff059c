import { site, telHref } from '@/lib/build/site'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'
import { untilHydrated, visit } from './page-actions'
import { holdScripts } from './requests'

test('an owner gets an estimate, leaves a lead and sees the next step @both', async ({ page }) => {
  await page.goto('/nl')
  const estimator = estimatorOf(page, 'nl')
  const { t, part } = estimator
  await estimator.expectState('initial')
  await expect(estimator.submit).toBeDisabled()
  await estimator.answer({
    place: ' Autun ',
    type: 'f2',
    capacity: '6.9',
    amenities: ['wifi', 'kitchen', 'pool'],
  })
  await expect(estimator.form.getByText(t('selectedAmenities', { count: 3 }))).toBeVisible()
  await estimator.submit.click()

  await estimator.expectState('gated')
  await expect(estimator.title('estimator.gate.title')).toBeFocused()
  await expect(estimator.gate.locator('[name="email"]')).toBeInViewport()
  const outputs = part.locator('output[name$="Revenue"]')
  // Patterns match the exact spaces.
  await expect(outputs).toHaveText([/^€\u00a06\.818$/, /^€\u00a082\.946$/])
  for (const output of await outputs.all()) {
    await expect(output).toHaveCSS('user-select', 'none')
    await expect(output).toHaveAttribute('aria-hidden', 'true')
  }
  const at = t('cities.autun.at')
  await expect(part.getByText(t('account.range', { at, min: 1200, max: 2000 }))).toBeVisible()

  const email = uniqueEmail()
  await expect(estimator.gateSubmit).toBeDisabled()
  await estimator.leaveLead(email)
  await expect(estimator.title('estimator.thanks.title')).toBeFocused()
  for (const output of await outputs.all()) await expect(output).toHaveCSS('filter', /blur/)
  const nextStep = part.locator('[data-part="next-step"]')
  await expect(nextStep.locator('a[target="_blank"]')).toHaveAttribute('href', site.schedulingUrl ?? '')
  await expect(nextStep.locator(`a[href="${telHref(site.phone)}"]`)).toBeVisible()
  await expect
    .poll(() => leadsOf(email))
    .toEqual([
      {
        email,
        phone: '06 12 34 56 78',
        // As typed, and amenities in catalogue order.
        location: ' Autun ',
        propertyType: 'f2',
        sleepingCapacity: '6.9',
        amenities: [t('amenities.pool'), t('amenities.wifi'), t('amenities.kitchen')].join(', '),
        monthlyRevenue: 6818,
        yearlyRevenue: 82946,
        formType: 'Revenue Calculator - NL',
      },
    ])
})

test('restores the answers given on another page, and replaces them with those of a link', async ({
  page,
}) => {
  await page.goto('/nl')
  const dutch = estimatorOf(page, 'nl')
  await dutch.answer({ place: 'Saulieu', type: 'f3', capacity: '8', amenities: ['sauna'] })
  // The draft is saved once the form is hydrated.
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('sauna')

  await page.goto('/en/dijon?propertyType=f2&sleepingCapacity=castle&amenities=pool,moat,wifi#calculator')
  const estimator = estimatorOf(page, 'en')
  await expect(estimator.place).toHaveValue('Saulieu')
  await expect(estimator.capacity).toHaveValue('8')
  await expect(estimator.type('f2')).toBeChecked()
  await expect(estimator.form.locator('[name="amenities"]:checked')).toHaveCount(2)
  // The disclosure of the amenity has opened.
  await expect(estimator.amenity('pool')).toBeVisible()
})

test('a city page prefills its place, which is not saved in the draft', async ({ page }) => {
  await page.goto('/autun')
  const autun = estimatorOf(page)
  await autun.capacity.fill('6')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('"6"')
  await page.goto('/dijon#calculator')
  const dijon = estimatorOf(page)
  await untilHydrated(page, 'Estimator')
  await expect(dijon.capacity).toHaveValue('6')
  await expect(dijon.place).toHaveValue('Dijon')
})

test('keeps everything typed and pressed before hydration @phone', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/lac-settons', { waitUntil: 'commit' })
  const estimator = estimatorOf(page)
  await expect(estimator.submit).toBeDisabled()
  await estimator.answer({ place: 'Settons', type: 'f2', capacity: '4', amenities: ['pool', 'wifi'] })
  await expect(estimator.submit).toBeEnabled()
  await estimator.submit.click()
  await expect(estimator.form).toHaveAttribute('aria-busy', 'true')
  await estimator.expectState('initial')
  // The visitor reads on while the request is under way.
  await page.evaluate(() => scrollTo(0, 0))
  release()
  await estimator.expectState('gated')
  await expect(estimator.form).not.toHaveAttribute('aria-busy')
  await expect(estimator.place).toHaveValue('Settons')
  await expect(estimator.type('f2')).toBeChecked()
  await expect(estimator.amenity('pool')).toBeChecked()
  await expect(estimator.amenity('wifi')).toBeChecked()
  await expect(estimator.output('monthlyRevenue')).toHaveText(/^4\u202f185\u00a0€$/)
  await expect(page).toHaveURL('/lac-settons')
})

test.describe('the form in the hero', () => {
  const start = 'form[name="start"]'

  test('copies its answers to the estimator and focuses the amenities @both', async ({ page }) => {
    await visit(page, '/nl')
    const estimator = estimatorOf(page, 'nl')
    await page.locator(`${start} [name="sleepingCapacity"]`).fill('6')
    await page.locator(`${start} [name="propertyType"]`).selectOption('f3')
    await page.locator(`${start} [type="submit"]`).click()
    await expect(estimator.capacity).toHaveValue('6')
    await expect(estimator.type('f3')).toBeChecked()
    await expect(estimator.submit).toBeEnabled()
    await expect(estimator.form.locator('#amenities')).toBeInViewport()
    await expect(estimator.form.locator('#amenities input').first()).toBeFocused()
  })

  test('opens the estimator with its answers and the campaign before scripts have loaded @phone', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/?utm_source=newsletter&type=f2', { waitUntil: 'commit' })
    await page.locator(`${start} [name="sleepingCapacity"]`).fill('6 personnes')
    await page.locator(`${start} [name="propertyType"]`).selectOption('f2')
    await page.locator(`${start} [type="submit"]`).click()
    release()
    await expect(page).toHaveURL(
      /\?sleepingCapacity=6\+personnes&propertyType=f2&utm_source=newsletter#calculator$/,
    )
    const estimator = estimatorOf(page)
    await expect(estimator.capacity).toHaveValue('6 personnes')
    await expect(estimator.type('f2')).toBeChecked()
    await expect(estimator.submit).toBeEnabled()
  })
})
