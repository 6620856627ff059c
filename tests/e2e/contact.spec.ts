import { type Locale, languages } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site, telHref } from '@/lib/site'
import { contactOf } from './contact-page'
import { expect, test } from './fixtures'
import { leadsOf, uniqueEmail } from './inbox'
import { holdScripts, watchRequests } from './requests'
import { visit } from './shell'

const formType = (locale: Locale) => `Contact Section - ${languages[locale].code}`

test('a contact request arrives once, and its sender is told what next', async ({ page }) => {
  const t = translatorOf('fr')
  await page.goto('/contact')
  const contact = contactOf(page)
  const email = uniqueEmail()
  const values = { firstName: 'Anne', lastName: 'Roy', email, phone: '06 12', message: 'Bonjour\n« ça » 🏡' }
  // What was told is announced only where its place was there before.
  await expect(contact.status).toBeEmpty()
  await contact.fill(values)
  await expect(contact.submit).toHaveText(t('contact.form.submit'))
  await contact.submit.dblclick()
  await expect(contact.toasts).toContainText(t('toasts.contact.success.title'))
  await expect(contact.toasts).toContainText(t('toasts.contact.success.text'))
  await expect(contact.status).toHaveText(t('contact.form.successInline'))
  await expect(contact.form).toHaveAttribute('data-state', 'idle')
  await expect(contact.nextStep.locator('a[target="_blank"]')).toHaveAttribute(
    'href',
    site.schedulingUrl ?? '',
  )
  await expect(contact.nextStep.locator(`a[href="${telHref(site.phone)}"]`)).toBeVisible()
  for (const name of Object.keys(values)) await expect(contact.field(name)).toHaveValue('')
  expect(await leadsOf(email)).toEqual([{ ...values, formType: formType('fr') }])
  await page.reload()
  await expect(contact.field('firstName')).toHaveValue('')
})

test('who asks to be called back leaves a number first, and needs no message @phone', async ({ page }) => {
  await page.goto(publicPath('/dijon', 'nl'))
  const contact = contactOf(page)
  const email = uniqueEmail()
  await expect(contact.form.locator('input, textarea').first()).toHaveAttribute('name', 'phone')
  await contact.fill({ fullName: 'Anne van der Berg', email, propertyAddress: '1 rue Haute, Dijon' })
  await contact.submit.click()
  await expect(contact.field('phone')).toBeFocused()
  await page.keyboard.insertText('06 12')
  await contact.submit.click()
  await expect(contact.status).toHaveText(translatorOf('nl')('contact.form.successInline'))
  expect(await leadsOf(email)).toEqual([
    {
      firstName: 'Anne',
      lastName: 'van der Berg',
      email,
      phone: '06 12',
      message: '1 rue Haute, Dijon\n\n',
      formType: formType('nl'),
    },
  ])
})

test('a request for a study arrives', async ({ page }) => {
  const t = translatorOf('en')
  await page.goto(publicPath('/pricing', 'en'))
  const contact = contactOf(page)
  const email = uniqueEmail()
  const lead = { firstName: 'Anne', lastName: 'Roy', email }
  await contact.fill({ ...lead, project: 'Three bedrooms' })
  await expect(contact.submit).toHaveText(t('study.submit'))
  await contact.submit.click()
  await expect(contact.toasts).toContainText(t('study.sentToast'))
  expect(await leadsOf(email)).toEqual([
    { ...lead, phone: '', message: 'Three bedrooms', formType: formType('en') },
  ])
})

/** Each variant of the form with its required fields, in their order. */
const required = [
  ['/contact', 'fr', ['firstName', 'lastName', 'email', 'message']],
  ['/autun', 'nl', ['phone', 'fullName', 'email']],
  ['/pricing', 'en', ['firstName', 'lastName', 'email', 'project']],
] as const

for (const [at, locale, names] of required) {
  test(`mistakes on ${publicPath(at, locale)} are told at their fields, the first has the focus @phone`, async ({
    page,
  }) => {
    const t = translatorOf(locale)
    await page.goto(publicPath(at, locale))
    const contact = contactOf(page)
    await contact.field('email').fill('not an address')
    await contact.submit.click()
    await expect(contact.field(names[0])).toBeFocused()
    for (const name of names) {
      const field = contact.field(name)
      await expect(field).toHaveAttribute('aria-invalid', 'true')
      await expect(field).toHaveAccessibleDescription(
        t(name === 'email' ? 'forms.errors.email' : 'forms.errors.required'),
      )
    }
    await expect(contact.form.locator('[aria-invalid]')).toHaveCount(names.length)
    await contact.field(names[0]).fill('06 12')
    await expect(contact.field(names[0])).not.toHaveAttribute('aria-invalid', 'true')
  })
}

test('the code of checks and toasts is fetched when somebody writes, not before', async ({ page }) => {
  const asked = watchRequests(page)
  const scripts = () => asked.filter((name) => name.endsWith('.js')).length
  await page.goto('/contact', { waitUntil: 'networkidle' })
  const before = scripts()
  await contactOf(page).field('firstName').focus()
  expect(scripts()).toBe(before)
  await contactOf(page).field('firstName').fill('A')
  await expect.poll(scripts).toBeGreaterThan(before)
})

test('what was typed and sent before hydration arrives @phone', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const contact = contactOf(page)
  const email = uniqueEmail()
  await contact.fill({ firstName: 'Anne', lastName: 'Roy', email, message: 'Bonjour' })
  await contact.submit.click()
  await expect(contact.form).toHaveAttribute('aria-busy', 'true')
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(contact.status).toHaveText(translatorOf('fr')('contact.form.successInline'))
  expect(await leadsOf(email)).toMatchObject([{ firstName: 'Anne', lastName: 'Roy', message: 'Bonjour' }])
})

test('a draft is there again on the way back', async ({ page }) => {
  await page.goto('/contact')
  const contact = contactOf(page)
  await contact.fill({ firstName: 'Anne' })
  await contact.field('message').pressSequentially('Bonjour')
  await expect.poll(() => page.evaluate(() => Object.values(sessionStorage).join())).toContain('Bonjour')
  await page.goto('/tarifs')
  await page.goto('/contact')
  await expect(contact.field('firstName')).toHaveValue('Anne')
  await expect(contact.field('message')).toHaveValue('Bonjour')
})

test.describe('a plan that was chosen', () => {
  const t = translatorOf('nl')
  const sentence = (plan: 'standard' | 'prestige') =>
    t('contact.plan', { plan: t(`pricing.plans.${plan}.name`) })
  const choice = (plan: 'standard' | 'prestige') =>
    t('pricing.choose', { plan: t(`pricing.plans.${plan}.name`) })

  test('begins the message, gives way to another, and reaches the lead @phone', async ({ page }) => {
    await visit(page, publicPath('/', 'nl'))
    const contact = contactOf(page)
    const email = uniqueEmail()
    await page.getByRole('link', { name: choice('standard') }).click()
    await expect(contact.field('message')).toHaveValue(`${sentence('standard')}\n\n`)
    await contact.field('message').press('Control+End')
    await page.keyboard.insertText('Een huis.')
    await page.getByRole('link', { name: choice('prestige') }).click()
    await expect(contact.field('message')).toHaveValue(`${sentence('prestige')}\n\nEen huis.`)
    await contact.fill({ firstName: 'Jan', lastName: 'Vos', email })
    await contact.submit.click()
    await expect(contact.status).toHaveText(t('contact.form.successInline'))
    expect(await leadsOf(email)).toMatchObject([{ message: `${sentence('prestige')}\n\nEen huis.` }])
  })

  test('begins the project when it was chosen before hydration', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(publicPath('/pricing', 'nl'), { waitUntil: 'commit' })
    await page.getByRole('link', { name: choice('prestige') }).click()
    release()
    await expect(contactOf(page).field('project')).toHaveValue(`${sentence('prestige')}\n\n`)
  })
})
