import { site, telHref } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
import { type Locale, languages } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { firstFiles } from '../export/exported-bytes'
import { contactOf } from './contact-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'
import { untilHydrated, visit } from './page-actions'
import { holdIslands, watchRequests } from './requests'

const formType = (locale: Locale) => `Contact Section - ${languages[locale].code}`

test('sends a contact request once and shows the next step', async ({ page }) => {
  const t = translatorOf('fr')
  await page.goto('/contact')
  const contact = contactOf(page)
  const email = uniqueEmail()
  const values = { firstName: 'Anne', lastName: 'Roy', email, phone: '06 12', message: 'Bonjour\n« ça » 🏡' }
  // A live region must exist before its text changes, or screen readers miss it.
  await expect(contact.status).toBeEmpty()
  await contact.fill(values)
  await expect(contact.submit).toHaveText(t('contact.submit'))
  await contact.submit.dblclick()
  // Both at once, because it disappears after four seconds.
  const toast = t('toasts.contact.success.title') + t('toasts.contact.success.text')
  await expect(contact.toasts).toContainText(toast)
  await expect(contact.status).toContainText(t('contact.form.successInline'))
  await expect(contact.form).toHaveAttribute('data-state', 'idle')
  await expect(contact.nextStep.locator('a[target="_blank"]')).toHaveAttribute(
    'href',
    site.schedulingUrl ?? '',
  )
  await expect(contact.nextStep.locator(`a[href="${telHref(site.phone)}"]`)).toBeVisible()
  for (const name of Object.keys(values)) await expect(contact.field(name)).toHaveValue('')
  await expect.poll(() => leadsOf(email)).toEqual([{ ...values, formType: formType('fr') }])
  await page.reload()
  await expect(contact.field('firstName')).toHaveValue('')
})

test('the short form focuses an empty required field, and suggests a correction of an email address @phone', async ({
  page,
}) => {
  const t = translatorOf('nl')
  await page.goto(publicPath('/dijon', 'nl'))
  const contact = contactOf(page)
  const email = uniqueEmail().replace('example.org', 'gmial.com')
  const hint = t('forms.hints.suggestion', { suggestion: '@gmail.com' })
  await contact.fill({ fullName: 'Anne van der Berg', email, propertyAddress: '1 rue Haute, Dijon' })
  await contact.submit.click()
  await expect(contact.field('message')).toBeFocused()
  await expect(contact.field('message')).toHaveAccessibleDescription(t('forms.errors.required'))
  await expect(contact.field('email')).toHaveAccessibleDescription(hint)
  await page.keyboard.insertText('Goedendag')
  await expect(contact.field('message')).not.toHaveAttribute('aria-invalid')
  // The hint appears while the button is pressed, and must not move it away.
  for (const value of ['', email]) await contact.field('email').fill(value)
  await expect(contact.field('email')).toHaveAccessibleDescription('')
  await contact.submit.click({ position: { x: 20, y: 5 } })
  await expect(contact.status).toContainText(t('contact.form.successInline'))
  await expect
    .poll(() => leadsOf(email))
    .toEqual([
      {
        firstName: 'Anne',
        lastName: 'van der Berg',
        email,
        phone: '',
        message: '1 rue Haute, Dijon\n\nGoedendag',
        formType: formType('nl'),
      },
    ])
})

test('carries a campaign from page to page and sends it with a request for a study, without storing it', async ({
  page,
}) => {
  const t = translatorOf('en')
  const campaign = 'utm_source=newsletter&utm_medium=email'
  const address = `${publicPath('/pricing', 'en')}?${campaign}`
  await visit(page, `/en?${campaign}&utm_id=7`)
  await page.locator(`[data-part="header"] a[href="${address}"]:visible`).click()
  await expect(page).toHaveURL(address)
  const contact = contactOf(page)
  const email = uniqueEmail()
  const lead = { firstName: 'Anne', lastName: 'Roy', email }
  await contact.fill({ ...lead, project: 'Three bedrooms' })
  await expect(contact.submit).toHaveText(t('study.submit'))
  const request = page.waitForRequest((sent) => sent.url().endsWith(`/forms?${campaign}`))
  await contact.submit.click()
  await request
  await expect(contact.toasts).toContainText(t('toasts.contact.success.title'))
  await expect(contact.submit).toBeFocused()
  await expect
    .poll(() => leadsOf(email))
    .toEqual([{ ...lead, phone: '', message: 'Three bedrooms', formType: formType('en') }])
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await expect.poll(stored).not.toContain('newsletter')
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
  const email = uniqueEmail()
  await choose('standard')
  release()
  await expect(contact.field('project')).toHaveValue(`${t('contact.plan', { plan: name('standard') })}\n\n`)
  await contact.field('project').press('Control+End')
  await page.keyboard.insertText('Een huis.')
  await choose('prestige')
  const message = `${t('contact.plan', { plan: name('prestige') })}\n\nEen huis.`
  await expect(contact.field('project')).toHaveValue(message)
  await contact.fill({ firstName: 'Jan', lastName: 'Vos', email })
  await contact.submit.click()
  await expect(contact.status).toContainText(t('contact.form.successInline'))
  await expect.poll(() => leadsOf(email)).toMatchObject([{ message }])
})

test.describe('the form of the contact page', () => {
  test('loads its code at its first use only, and sends once if Send is pressed right after autofill @phone', async ({
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
    await contact.form.evaluate((form: HTMLFormElement, values) => {
      for (const [name, value] of Object.entries(values)) {
        const field = form.elements.namedItem(name) as HTMLInputElement
        field.value = value
        field.dispatchEvent(new Event('change', { bubbles: true }))
      }
    }, lead)
    await contact.submit.click()
    await contact.submit.click()
    await expect(contact.form).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(contact.status).toContainText(translatorOf('fr')('contact.form.successInline'))
    await expect.poll(() => leadsOf(lead.email)).toEqual([{ ...lead, formType: formType('fr') }])
  })

  test('loads its code at once if a draft of it is stored', async ({ page }) => {
    await page.goto('/contact')
    const contact = contactOf(page)
    await untilHydrated(page, 'ContactForm')
    await contact.field('message').fill('Trois chambres')
    await page.goto('/tarifs')
    await page.goto('/contact')
    await expect(contact.field('message')).toHaveValue('Trois chambres')
  })
})
