import { languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { contactOf } from './contact-page'
import { expect, test } from './fixtures'
import { holdScripts } from './held-scripts'
import { leadsOf, uniqueEmail } from './inbox'
import { visit } from './shell'

const formType = (locale: keyof typeof languages) => `Contact Section - ${languages[locale].code}`

for (const locale of locales) {
  test(`A contact request arrives, in ${locale}`, async ({ page }) => {
    const t = translatorOf(locale)
    await page.goto(publicPath('/contact', locale))
    const contact = contactOf(page)
    await contact.form.scrollIntoViewIfNeeded()
    const email = uniqueEmail()
    const values = {
      firstName: 'Anne',
      lastName: 'Roy',
      email,
      phone: '06 12',
      message: 'Bonjour\n« ça » 🏡',
    }
    await contact.fill(values)
    await expect(contact.submit).toHaveText(t('contact.form.submit'))
    await contact.submit.dblclick()
    await expect(contact.toasts).toContainText(t('toasts.contact.success.title'))
    await expect(contact.toasts).toContainText(t('toasts.contact.success.text'))
    await expect(contact.status).toHaveText(t('contact.form.successInline'))
    await expect(contact.form).toHaveAttribute('data-state', 'idle')
    for (const name of Object.keys(values)) await expect(contact.field(name)).toHaveValue('')
    expect(await leadsOf(email)).toEqual([{ ...values, formType: formType(locale) }])
    await page.reload()
    await expect(contact.field('firstName')).toHaveValue('')
  })

  test(`The short form of a city page arrives, in ${locale}`, async ({ page }) => {
    await page.goto(publicPath({ city: 'dijon' }, locale))
    const contact = contactOf(page)
    const email = uniqueEmail()
    await contact.fill({
      fullName: 'Anne van der Berg',
      email,
      propertyAddress: '1 rue Haute, Dijon',
      message: 'Bonjour',
    })
    await contact.submit.click()
    await expect(contact.status).toHaveText(translatorOf(locale)('contact.form.successInline'))
    expect(await leadsOf(email)).toEqual([
      {
        firstName: 'Anne',
        lastName: 'van der Berg',
        email,
        phone: '',
        message: '1 rue Haute, Dijon\n\nBonjour',
        formType: formType(locale),
      },
    ])
  })

  test(`The study request of the prices page arrives, in ${locale}`, async ({ page }) => {
    const t = translatorOf(locale)
    await page.goto(publicPath('/pricing', locale))
    const contact = contactOf(page)
    const email = uniqueEmail()
    await contact.fill({ firstName: 'Anne', lastName: 'Roy', email, project: 'Trois chambres' })
    await expect(contact.submit).toHaveText(t('study.submit'))
    await contact.submit.click()
    await expect(contact.toasts).toContainText(t('study.sentToast'))
    const lead = { firstName: 'Anne', lastName: 'Roy', email, phone: '', message: 'Trois chambres' }
    expect(await leadsOf(email)).toEqual([{ ...lead, formType: formType(locale) }])
  })

  test(`An empty form says what is missing, field by field, in ${locale}`, async ({ page }) => {
    const t = translatorOf(locale)
    await page.goto(publicPath('/contact', locale))
    const contact = contactOf(page)
    await contact.submit.click()
    await expect(contact.form.getByText(t('forms.errors.required'))).toHaveCount(4)
    await expect(contact.field('firstName')).toBeFocused()
    await contact.field('email').fill('anne')
    await expect(contact.form.getByText(t('forms.errors.email'))).toBeVisible()
  })
}

test.describe('When the receiver fails', () => {
  test.use({ expectedFaults: [/status of 500/] })

  for (const locale of locales) {
    test(`the form says so, keeps every value and offers other ways, in ${locale}`, async ({ page }) => {
      const t = translatorOf(locale)
      await page.route('**/forms', (route) => route.fulfill({ status: 500 }))
      await page.goto(publicPath('/contact', locale))
      const contact = contactOf(page)
      const email = uniqueEmail()
      const values = { firstName: 'Anne', lastName: 'Roy', email, phone: '', message: 'Bonjour' }
      await contact.fill(values)
      await contact.submit.click()
      await expect(contact.toasts).toContainText(t('toasts.contact.error.title'))
      await expect(contact.toasts).toContainText(t('toasts.contact.error.text'))
      await expect(contact.toasts).toHaveAttribute('data-type', 'error')
      await expect(contact.status).toContainText(t('toasts.contact.error.text'))
      await expect(contact.status.getByRole('link')).toHaveCount(2)
      for (const [name, value] of Object.entries(values)) await expect(contact.field(name)).toHaveValue(value)

      await page.unroute('**/forms')
      await contact.submit.click()
      await expect(contact.status).toHaveText(t('contact.form.successInline'))
      expect(await leadsOf(email)).toHaveLength(1)
    })
  }
})

test('The form is filled and sent by keyboard alone', async ({ page }) => {
  await page.goto('/contact')
  const contact = contactOf(page)
  const email = uniqueEmail()
  await contact.field('firstName').focus()
  for (const value of ['Anne', 'Roy', email, '0612345678', 'Bonjour']) {
    await page.keyboard.type(value)
    await page.keyboard.press('Tab')
  }
  await expect(contact.submit).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(contact.status).toHaveText(translatorOf('fr')('contact.form.successInline'))
  await expect(contact.submit).toBeFocused()
  expect(await leadsOf(email)).toHaveLength(1)
})

test('The privacy notice opens over the form and gives the focus back', async ({ page }) => {
  const t = translatorOf('fr')
  await visit(page, '/contact')
  const contact = contactOf(page)
  await contact.field('firstName').fill('Anne')
  const link = page.locator('#contact').getByRole('link', { name: t('forms.privacyMore') })
  await link.click()
  const dialog = page.getByRole('dialog', { name: t('legal.title') })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(link).toBeFocused()
  await expect(contact.field('firstName')).toHaveValue('Anne')
})

test('What was typed and sent before the code came arrives', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'commit' })
  const contact = contactOf(page)
  const email = uniqueEmail()
  await contact.fill({ firstName: 'Anne', lastName: 'Roy', email, message: 'Bonjour' })
  await contact.submit.click()
  await expect(contact.form).toHaveAttribute('data-pending')
  expect(new URL(page.url()).search).toBe('')
  release()
  await expect(contact.status).toHaveText(translatorOf('fr')('contact.form.successInline'), {
    timeout: 30_000,
  })
  const [lead] = await leadsOf(email)
  expect(lead).toMatchObject({ firstName: 'Anne', lastName: 'Roy', message: 'Bonjour' })
})

test('A draft is there again after a reload', async ({ page }) => {
  await page.goto('/contact')
  const contact = contactOf(page)
  await contact.form.scrollIntoViewIfNeeded()
  await contact.fill({ firstName: 'Anne' })
  await contact.field('message').pressSequentially('Bonjour')
  await expect
    .poll(() => page.evaluate(() => JSON.stringify(Object.values(sessionStorage))))
    .toContain('Bonjour')
  await page.goto('/tarifs')
  await page.goto('/contact')
  await contact.form.scrollIntoViewIfNeeded()
  await expect(contact.field('firstName')).toHaveValue('Anne')
  await expect(contact.field('message')).toHaveValue('Bonjour')
})

test.describe('Without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form says how to reach us and shows no dead button', async ({ page }) => {
    await page.goto('/contact')
    await expect(contactOf(page).submit).toBeHidden()
    await expect(page.locator('#contact noscript').getByRole('link')).toHaveCount(2)
  })
})
