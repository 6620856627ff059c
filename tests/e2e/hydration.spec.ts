import type { Locator } from '@playwright/test'
import { citySlugs } from '@/lib/content/cities'
import { languages } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { firstFiles } from '../page-bytes'
import { expect, test } from './fixtures'
import { contactOf, estimatorOf, fillByScript, leadsOf, uniqueEmail } from './forms'
import { holdIslands, holdScripts, untilHydrated, visit, watchRequests } from './page-actions'

// React renders a translated form anew.
test.use({ expectedErrors: [/React error #418/] })

const place = `/${citySlugs[0]}`

/** As Chromium translates: texts inside new elements. React then renders the form anew. */
const translate = (form: Locator) =>
  form.evaluate((element) => {
    for (const label of element.querySelectorAll('label, legend, button')) {
      const translation = document.createElement('font')
      translation.append(...label.childNodes)
      label.append(translation)
    }
  })

for (const translated of [false, true])
  test(`the estimator keeps what was entered and pressed before hydration${translated ? ', if the browser has translated the page' : ''} @phone`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(place, { waitUntil: 'commit' })
    const estimator = estimatorOf(page)
    await expect(estimator.submit).toBeDisabled()
    await estimator.answer({ place: 'Settons', type: 'f2', capacity: '4', amenities: ['pool', 'wifi'] })
    if (translated) await translate(estimator.form)
    await estimator.submit.click()
    await expect(estimator.form).toHaveAttribute('aria-busy', 'true')
    await estimator.expectState('initial')
    // The visitor reads on while the request is under way.
    await page.evaluate(() => scrollTo(0, 0))
    release()
    await estimator.expectState('gated')
    await expect(estimator.form).not.toHaveAttribute('aria-busy')
    await expect(estimator.form.locator('font')).toHaveCount(0)
    await expect(estimator.place).toHaveValue('Settons')
    await expect(estimator.type('f2')).toBeChecked()
    await expect(estimator.amenity('pool')).toBeChecked()
    await expect(estimator.amenity('wifi')).toBeChecked()
    await expect(page).toHaveURL(place)
  })

test('keeps the focus at hydration if the browser has translated the page @phone', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const contact = contactOf(page)
  await contact.field('message').pressSequentially('Guten ')
  await translate(contact.form)
  release()
  await untilHydrated(page, 'ContactForm')
  await expect(contact.form.locator('font')).toHaveCount(0)
  await page.keyboard.type('Tag')
  await expect(contact.field('message')).toHaveValue('Guten Tag')
})

test('the form in the hero opens the estimator with its answers before scripts have loaded @phone @engines', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'commit' })
  await page.locator(`form[name="start"] [name="sleepingCapacity"]`).fill('6 personnes')
  await page.locator(`form[name="start"] [name="propertyType"]`).selectOption('f2')
  await page.locator(`form[name="start"] [type="submit"]`).click()
  release()
  await expect(page).toHaveURL(/\?sleepingCapacity=6\+personnes&propertyType=f2#calculator$/)
  const estimator = estimatorOf(page)
  await expect(estimator.capacity).toHaveValue('6 personnes')
  await expect(estimator.type('f2')).toBeChecked()
  await expect(estimator.submit).toBeEnabled()
})

test('the contact page loads the code of its form at its first use only, and sends once if Send is pressed right after autofill @phone @engines', async ({
  page,
}) => {
  const requested = watchRequests(page)
  const { islands } = firstFiles('/contact')
  const loaded = () => requested.filter((file) => islands.includes(file))
  await visit(page, '/contact')
  await page.waitForLoadState('networkidle')
  const contact = contactOf(page)
  await expect(contact.field('firstName')).toBeInViewport()
  // Nothing asks for it any more: the network has been idle.
  expect(loaded()).toEqual([])
  const release = await holdIslands(page)
  const lead = { firstName: 'Anne', lastName: 'Roy', email: uniqueEmail(), phone: '', message: 'Bonjour' }
  // As some browsers do, without a focus.
  await fillByScript(contact.form, lead, ['change'])
  await contact.submit.click()
  await contact.submit.click()
  await expect(contact.form).toHaveAttribute('aria-busy', 'true')
  release()
  await expect(contact.status).toContainText(translatorOf('fr')('contact.form.successInline'))
  await expect
    .poll(() => leadsOf(lead.email))
    .toEqual([{ ...lead, formType: `Contact Section - ${languages.fr.code}` }])
})

test('starts the message with a plan chosen before hydration, and replaces it when another is chosen @phone', async ({
  page,
}) => {
  const t = translatorOf('nl')
  const name = (plan: 'standard' | 'prestige') => t(`pricing.plans.${plan}.name`)
  const choose = (plan: 'standard' | 'prestige') =>
    page.getByRole('link', { name: t('pricing.choose', { plan: name(plan) }) }).click()
  const release = await holdIslands(page)
  await visit(page, publicPath('/pricing', 'nl'))
  const contact = contactOf(page)
  await choose('standard')
  release()
  const [standard, prestige] = (['standard', 'prestige'] as const).map((plan) =>
    t('contact.plan', { plan: name(plan) }),
  )
  await expect(contact.field('project')).toHaveValue(`${standard}\n\n`)
  await contact.field('project').press('Control+End')
  await page.keyboard.insertText('Een huis.')
  await choose('prestige')
  await expect(contact.field('project')).toHaveValue(`${prestige}\n\nEen huis.`)
  await contact.fill({ firstName: 'Anne', lastName: 'Roy', email: uniqueEmail() })
  await contact.submit.click()
  await expect(contact.field('project')).toHaveValue('')
})
