import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { estimatorOf } from './estimator-page'
import { expect, test } from './fixtures'
import { holdScripts } from './held-scripts'
import { leadsOf, uniqueEmail } from './inbox'
import { watchRequests } from './requests'

const formTypes = {
  fr: 'Revenue Calculator - FR',
  nl: 'Revenue Calculator - NL',
  en: 'Revenue Calculator - EN',
}
const euros = {
  fr: [/^6\s143\s€$/, /^74\s734\s€$/],
  nl: [/^€\s6\.143$/, /^€\s74\.734$/],
  en: [/^€6,143$/, /^€74,734$/],
} as const

for (const locale of locales) {
  test(`An owner gets an estimate and leaves a lead, in ${locale}`, async ({ page }) => {
    await page.goto(publicPath('/', locale))
    const estimator = estimatorOf(page, locale)
    const { t } = estimator
    await estimator.expectState('initial')
    await expect(estimator.submit).toBeDisabled()
    await estimator.answer({
      place: 'Autun',
      type: 'f2',
      beds: '6',
      amenities: ['wifi', 'kitchen', 'dishwasher'],
    })
    await expect(estimator.form.getByRole('status')).toHaveText(
      t('estimator.amenities.selected', { count: 3 }),
    )
    await estimator.submit.click()

    await estimator.expectState('gated')
    await expect(estimator.title('estimator.gate.title')).toBeFocused()
    const outputs = [estimator.output('monthlyRevenue'), estimator.output('yearlyRevenue')]
    for (const [index, output] of outputs.entries()) {
      await expect(output).toHaveText(euros[locale][index] ?? '')
      await expect(output).toHaveCSS('filter', /blur/)
      await expect(output).toHaveCSS('user-select', 'none')
      await expect(output).toHaveAttribute('aria-hidden', 'true')
    }
    const at = t('places.autun.at')
    await expect(estimator.part.getByText(t('estimator.range', { at, min: 1200, max: 2000 }))).toBeVisible()

    const email = uniqueEmail()
    await expect(estimator.gate.locator('[type="submit"]')).toBeDisabled()
    await estimator.leave(email)
    await estimator.expectState('thanked')
    await expect(estimator.title('estimator.thanks.title')).toBeFocused()
    for (const output of outputs) await expect(output).toHaveCSS('filter', /blur/)
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
        formType: formTypes[locale],
      },
    ])
  })
}

test('A second estimate after the thanks asks for nothing more', async ({ page }) => {
  await page.goto('/autun')
  const estimator = estimatorOf(page)
  await expect(estimator.place).toHaveValue('Autun')
  await estimator.answer({ type: 'studio', beds: '3' })
  await estimator.submit.click()
  const email = uniqueEmail()
  await estimator.leave(email)
  await estimator.expectState('thanked')
  await page.getByRole('button', { name: estimator.t('estimator.another') }).click()
  await expect(estimator.place).toBeFocused()
  await estimator.answer({ type: 'f2', beds: '4' })
  await estimator.submit.click()
  await expect(estimator.output('monthlyRevenue')).toHaveText(/^3\s375\s€$/)
  await estimator.expectState('thanked')
  await expect(estimator.gate).toBeHidden()
  expect(await leadsOf(email)).toHaveLength(1)
})

test('The estimator is worked by keyboard alone', async ({ page }) => {
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.place.focus()
  await page.keyboard.type('Dijon')
  await page.keyboard.press('Tab')
  await page.keyboard.type('4')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await page.keyboard.press('ArrowRight')
  await expect(estimator.type('f1')).toBeChecked()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(estimator.amenity('ac')).toBeChecked()
  await page.keyboard.press('Enter')
  await estimator.expectState('gated')
  const email = uniqueEmail()
  await page.keyboard.press('Tab')
  await page.keyboard.type(email)
  await page.keyboard.press('Tab')
  await page.keyboard.type('0612345678')
  await page.keyboard.press('Enter')
  await estimator.expectState('thanked')
  expect(await leadsOf(email)).toHaveLength(1)
})

test('Beds that are no number compute nothing and say so at the field', async ({ page }) => {
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.answer({ type: 'f2', beds: 'abc' })
  await estimator.submit.click()
  await expect(estimator.form.getByRole('alert')).toHaveText(estimator.t('estimator.hint'))
  await expect(estimator.beds).toBeFocused()
  await estimator.expectState('initial')
})

test('A link carries the answers, there and back', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/en/dijon?type=f2&beds=4&amenities=pool,moat,wifi#calculator')
  const estimator = estimatorOf(page, 'en')
  await expect(estimator.beds).toHaveValue('4')
  await expect(estimator.type('f2')).toBeChecked()
  await expect(estimator.form.locator('[name="amenities"]:checked')).toHaveCount(2)
  await estimator.submit.click()
  await page.getByRole('button', { name: estimator.t('estimator.shareLink') }).click()
  await expect(page.getByRole('button', { name: estimator.t('estimator.shareCopied') })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toMatch(/\/en\/dijon\?type=f2&beds=4&place=Dijon&amenities=pool,wifi#calculator$/)
})

test('A draft lasts for the session and goes with the thanks', async ({ page }) => {
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.answer({ place: 'Saulieu', type: 'f3', beds: '8', amenities: ['sauna'] })
  await page.goto('/nl/autun')
  const dutch = estimatorOf(page, 'nl')
  await dutch.part.scrollIntoViewIfNeeded()
  await expect(dutch.beds).toHaveValue('8')
  await expect(dutch.place).toHaveValue('Saulieu')
  await expect(dutch.type('f3')).toBeChecked()
  await expect(dutch.amenity('sauna')).toBeChecked()
  await dutch.submit.click()
  await dutch.leave(uniqueEmail())
  await dutch.expectState('thanked')
  const kept = await page.evaluate(() => Object.keys(sessionStorage))
  expect(kept.filter((key) => key.includes('draft'))).toEqual([])
})

for (const address of ['/', '/lac-settons']) {
  test(`Nothing typed or pressed on ${address} before the code came is lost`, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(address, { waitUntil: 'commit' })
    const estimator = estimatorOf(page)
    await expect(estimator.submit).toBeDisabled()
    await estimator.answer({ place: 'Settons', type: 'f2', beds: '4', amenities: ['pool'] })
    await expect(estimator.submit).toBeEnabled()
    await estimator.submit.click()
    await expect(estimator.form).toHaveAttribute('data-pending')
    await estimator.expectState('initial')
    release()
    await expect(estimator.part).toHaveAttribute('data-state', 'gated', { timeout: 30_000 })
    await expect(estimator.place).toHaveValue('Settons')
    await expect(estimator.amenity('pool')).toBeChecked()
    await expect(estimator.output('monthlyRevenue')).toHaveText(/^4\s050\s€$/)
    expect(new URL(page.url()).search).toBe('')
  })
}

test('The code of an estimator below the hero waits until it is near', async ({ page }) => {
  const fetched = watchRequests(page)
  await page.goto('/dijon', { waitUntil: 'networkidle' })
  const before = fetched.length
  const estimator = estimatorOf(page)
  await estimator.part.scrollIntoViewIfNeeded()
  await expect.poll(() => fetched.slice(before).some((name) => name.endsWith('.js'))).toBe(true)
  expect(fetched).not.toContain('/places/fr.json')
  await estimator.answer({ type: 'f2', beds: '4' })
  await estimator.submit.click()
  await expect.poll(() => fetched).toContain('/places/fr.json')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the estimator says how to reach us and shows no dead button', async ({ page }) => {
    await page.goto('/')
    const estimator = estimatorOf(page)
    await expect(estimator.submit).toBeHidden()
    const note = page.locator('#calculator noscript')
    await expect(note.getByRole('link')).toHaveCount(2)
  })
})
