import type { Locator } from 'playwright/test'
import { citySlugs } from '@/lib/content/cities'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { contactOf, estimatorOf, leadsOf, uniqueEmail } from './form-actions'
import { holdIslands, holdScripts, untilHydrated, visit } from './page-actions'

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

test('starts the message with a plan chosen before hydration, replaces it when another is chosen, and is sent @phone @engines', async ({
  page,
}) => {
  const t = translatorOf('nl')
  const name = (plan: 'standard' | 'prestige') => t(`pricing.plans.${plan}.name`)
  const startOf = (plan: 'standard' | 'prestige') => t('contact.plan', { plan: name(plan) })
  const choose = (plan: 'standard' | 'prestige') =>
    page.getByRole('link', { name: t('pricing.choose', { plan: name(plan) }) }).click()
  const release = await holdIslands(page)
  await visit(page, publicPath('/pricing', 'nl'))
  const contact = contactOf(page)
  await choose('standard')
  release()
  await expect(contact.field('project')).toHaveValue(`${startOf('standard')}\n\n`)
  const email = uniqueEmail()
  const project = `${startOf('standard')}\n\nEen huis.`
  await contact.fill({ project, firstName: 'Anne', lastName: 'Roy', email })
  await choose('prestige')
  const message = `${startOf('prestige')}\n\nEen huis.`
  await expect(contact.field('project')).toHaveValue(message)
  await contact.submit.click()
  await expect.poll(() => leadsOf(email)).toMatchObject([{ message }])
})
