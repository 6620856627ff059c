import { languages } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { site, telHref } from '@/lib/site'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'
import { holdScripts, watchRequests } from './requests'
import { visit } from './shell'

const journeys = [
  { locale: 'fr', tag: '', euros: [/^6\s143\s€$/, /^74\s734\s€$/] },
  { locale: 'nl', tag: '@phone', euros: [/^€\s6\.143$/, /^€\s74\.734$/] },
] as const

for (const { locale, tag, euros } of journeys) {
  test(`an owner gets an estimate, leaves a lead and is told what next, in ${locale} ${tag}`, async ({
    page,
  }) => {
    const asked = watchRequests(page)
    await page.goto(publicPath('/', locale))
    const estimator = estimatorOf(page, locale)
    const { t, part, gate } = estimator
    await estimator.expectState('initial')
    await expect(estimator.submit).toBeDisabled()
    await estimator.answer({
      place: 'Autun',
      type: 'f2',
      beds: '6',
      amenities: ['wifi', 'kitchen', 'dishwasher'],
    })
    const count = t('estimator.amenities.selected', { count: 3 })
    await expect(estimator.form.getByRole('status')).toHaveText(count)
    expect(asked).not.toContain(`/places/${locale}.json`)
    await estimator.submit.click()

    await estimator.expectState('gated')
    await expect(estimator.title('estimator.gate.title')).toBeFocused()
    const outputs = [estimator.output('monthlyRevenue'), estimator.output('yearlyRevenue')]
    for (const [index, output] of outputs.entries()) {
      await expect(output).toHaveText(euros[index] ?? '')
      await expect(output).toHaveCSS('user-select', 'none')
      await expect(output).toHaveAttribute('aria-hidden', 'true')
    }
    const at = t('places.autun.at')
    await expect(part.getByText(t('estimator.range', { at, min: 1200, max: 2000 }))).toBeVisible()

    const email = uniqueEmail()
    await expect(gate.locator('[type="submit"]')).toBeDisabled()
    await estimator.leave(email)
    await estimator.expectState('thanked')
    await expect(estimator.title('estimator.thanks.title')).toBeFocused()
    for (const output of outputs) await expect(output).toHaveCSS('filter', /blur/)
    const nextStep = part.locator('[data-part="next-step"]')
    await expect(nextStep.locator('a[target="_blank"]')).toHaveAttribute('href', site.schedulingUrl ?? '')
    await expect(nextStep.locator(`a[href="${telHref(site.phone)}"]`)).toBeVisible()
    expect(await leadsOf(email)).toEqual([
      {
        email,
        phone: '06 12 34 56 78',
        location: 'Autun',
        propertyType: 'f2',
        sleepingCapacity: '6',
        amenities: [t('amenities.wifi'), t('amenities.kitchen'), t('amenities.dishwasher')].join(', '),
        monthlyRevenue: 6143,
        yearlyRevenue: 74734,
        formType: `Revenue Calculator - ${languages[locale].code}`,
      },
    ])
  })
}

test('an amount of any size is written without an exponent and stays on the screen @phone', async ({
  page,
}) => {
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.answer({ type: 'f2', beds: '99999999999999999999' })
  await estimator.submit.click()
  await expect(estimator.output('yearlyRevenue')).toHaveText(/^[\d\s]{30,}\s€$/)
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0)
})

test('a link carries the answers, there and back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/dijon?type=f2&beds=4&amenities=pool,moat,wifi#calculator')
  const estimator = estimatorOf(page, 'en')
  await expect(estimator.beds).toHaveValue('4')
  await expect(estimator.type('f2')).toBeChecked()
  await expect(estimator.form.locator('[name="amenities"]:checked')).toHaveCount(2)
  // It is one of those behind a press, which are open for it.
  await expect(estimator.amenity('pool')).toBeVisible()
  await estimator.submit.click()
  await page.getByRole('button', { name: estimator.t('estimator.shareLink') }).click()
  await expect(page.getByRole('button', { name: estimator.t('estimator.shareCopied') })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/en\/dijon\?type=f2&beds=4&place=Dijon&amenities=pool,wifi#calculator$/)
})

test('a draft lasts until the thanks, after which another estimate asks for nothing more', async ({
  page,
}) => {
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.answer({ place: 'Saulieu', type: 'f3', beds: '8', amenities: ['sauna'] })
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('"8"')
  await page.goto('/nl/autun')
  const dutch = estimatorOf(page, 'nl')
  await expect(dutch.beds).toHaveValue('8')
  await expect(dutch.place).toHaveValue('Saulieu')
  await expect(dutch.type('f3')).toBeChecked()
  await expect(dutch.amenity('sauna')).toBeChecked()
  const email = uniqueEmail()
  await dutch.submit.click()
  await dutch.leave(email)
  await dutch.expectState('thanked')
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.includes('draft'))).toEqual([])
  await page.getByRole('button', { name: dutch.t('estimator.another') }).click()
  await expect(dutch.place).toBeFocused()
  const before = await dutch.output('monthlyRevenue').textContent()
  await dutch.beds.fill('2')
  await dutch.submit.click()
  await expect(dutch.output('monthlyRevenue')).not.toHaveText(before ?? '')
  await dutch.expectState('thanked')
  await expect(dutch.gate).toBeHidden()
  expect(await leadsOf(email)).toHaveLength(1)
})

test('nothing typed or pressed before hydration is lost @phone', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/lac-settons', { waitUntil: 'commit' })
  const estimator = estimatorOf(page)
  await expect(estimator.submit).toBeDisabled()
  await estimator.answer({ place: 'Settons', type: 'f2', beds: '4', amenities: ['pool'] })
  await expect(estimator.submit).toBeEnabled()
  await estimator.submit.click()
  await expect(estimator.form).toHaveAttribute('aria-busy', 'true')
  await estimator.expectState('initial')
  release()
  await estimator.expectState('gated')
  await expect(estimator.form).not.toHaveAttribute('aria-busy')
  await expect(estimator.place).toHaveValue('Settons')
  await expect(estimator.amenity('pool')).toBeChecked()
  await expect(estimator.output('monthlyRevenue')).toHaveText(/^4\s050\s€$/)
  expect(new URL(page.url()).search).toBe('')
})

test.describe('the form in the hero', () => {
  const start = 'form[name="start"]'

  test('hands its answers to the estimator and leads to the amenities @both', async ({ page }) => {
    await visit(page, '/nl')
    const estimator = estimatorOf(page, 'nl')
    await page.locator(`${start} [name="sleepingCapacity"]`).fill('6')
    await page.locator(`${start} [name="propertyType"]`).selectOption('f3')
    await page.locator(`${start} [type="submit"]`).click()
    await expect(estimator.beds).toHaveValue('6')
    await expect(estimator.type('f3')).toBeChecked()
    await expect(estimator.submit).toBeEnabled()
    await expect(estimator.form.locator('#amenities')).toBeInViewport()
    await expect(estimator.form.locator('#amenities input').first()).toBeFocused()
  })

  test('leads to the estimator with its answers before hydration too @phone', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    await page.locator(`${start} [name="sleepingCapacity"]`).fill('4')
    await page.locator(`${start} [name="propertyType"]`).selectOption('f2')
    await page.locator(`${start} [type="submit"]`).click()
    release()
    await expect(page).toHaveURL(/#calculator$/)
    const estimator = estimatorOf(page)
    await expect(estimator.beds).toHaveValue('4')
    await expect(estimator.type('f2')).toBeChecked()
    await expect(estimator.submit).toBeEnabled()
  })
})
