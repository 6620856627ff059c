import type { Locator, Page, Route } from 'playwright/test'
import { estimateRevenue } from '@/lib/business/estimate'
import { type CitySlug, citySlugs } from '@/lib/content/cities'
import { formatEuros } from '@/lib/i18n/format-euros'
import { type Locale, languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { contactFields, isAnswer } from '@/lib/leads/schemas'
import { site, telHref } from '@/lib/site/site'
import { expect, test } from './fixtures'
import { contactOf, estimatorOf, fillByScript, leadsOf, uniqueEmail } from './form-actions'
import { visit } from './page-actions'

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  expectedErrors: [/\b500\b|DISCONNECTED .*\.svg/],
})

/** Presses Tab, or the key for the way back, until the target has the focus. */
async function tabTo(page: Page, target: Locator, key = 'Tab') {
  const isThere = () => target.evaluate((element) => element === document.activeElement)
  for (let stops = 0; stops < 120 && !(await isThere()); stops += 1) await page.keyboard.press(key)
  await expect(target).toBeFocused()
}

/**
 * Records what live regions say on every page opened from now on: a region that arrives with its text is silent, as in
 * most screen readers. Returns a function that reads the record of the open page.
 */
async function listen(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const heard: string[] = []
    Object.assign(window, { heard })
    const live = ':is([role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"])'
    const regionOf = ({ target }: MutationRecord) =>
      (target instanceof Element ? target : target.parentElement)?.closest(live)
    new MutationObserver((changes) => {
      // What is in the page from the start is not announced.
      if (document.readyState === 'loading') return
      for (const region of new Set(changes.map(regionOf)))
        if (region?.textContent) heard.push(region.textContent)
    }).observe(document, { childList: true, characterData: true, subtree: true })
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

/** Expects the call and the phone number beside a thank-you, and both on paper, without controls. */
async function expectNextStep(page: Page, part: Locator) {
  const nextStep = part.locator('[data-part="next-step"]')
  await expect(nextStep.locator('a[target="_blank"]')).toHaveAttribute('href', site.schedulingUrl ?? '')
  await expect(nextStep.locator(`a[href="${telHref(site.phone)}"]`)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(part.getByRole('status')).toBeVisible()
  await expect(nextStep).toBeVisible()
  await expect(part.locator('input, textarea, button, output').filter({ visible: true })).toHaveCount(0)
  await page.emulateMedia({ media: null })
}

const estimate = estimateRevenue('f2', 6, ['wifi'])
const area = citySlugs[0] as CitySlug

/** What the steps of a journey by keys share; `heard` tells what live regions have said. */
type Journey = {
  page: Page
  locale: Locale
  heard: Awaited<ReturnType<typeof listen>>
  estimator: ReturnType<typeof estimatorOf>
}

const startForm = (page: Page) => page.locator('form[name="start"]')

/** The hero leads to the first open question, and the estimator to each that is missing. */
async function passMissingAnswers({ page, heard, estimator }: Journey) {
  const { t, form, capacity } = estimator
  await expect(startForm(page)).toHaveAccessibleName(t('start.label'))
  await tabTo(page, startForm(page).locator('[name="sleepingCapacity"]'))
  await page.keyboard.press('Enter')
  await expect(estimator.place).toBeFocused()
  await expect(estimator.place).toBeInViewport()
  const needs = (['sleepingCapacity', 'propertyType'] as const).map((name) => t(`estimator.needs.${name}`))
  await page.keyboard.type(' Moux ')
  await expect(form.locator('#estimate-places [value="Moux-en-Morvan 58230"]')).toBeAttached()
  await expect(estimator.place).toHaveAttribute('list', 'estimate-places')
  await expect(estimator.submit).toHaveAccessibleDescription(needs.join(' '))
  await expect.poll(heard).toEqual([])
  await page.keyboard.press('Enter')
  await expect(capacity).toBeFocused()
  // The range of the place, once its field is left.
  await expect.poll(heard).toEqual([expect.stringContaining('Moux-en-Morvan')])
  await page.keyboard.type('abc')
  await page.keyboard.press('Enter')
  await expect(capacity).toHaveAccessibleDescription(`${needs[0]}`)
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('3')
  await expect(capacity).not.toHaveAttribute('aria-invalid')
  await page.keyboard.press('Enter')
  await expect(estimator.type('studio')).toBeFocused()
  await expect(estimator.type('studio')).toHaveAccessibleDescription(`${needs[1]}`)
}

/** Both answers of the hero replace the questions, until the visitor changes them. */
async function estimateFromHero({ page, estimator }: Journey) {
  const { t, form, capacity } = estimator
  const start = startForm(page)
  await start.locator('[name="sleepingCapacity"]').focus()
  await page.keyboard.type('6.9')
  await tabTo(page, start.locator('[name="propertyType"]'))
  await page.keyboard.press('ArrowDown')
  await tabTo(page, start.locator('[type="submit"]'))
  await page.keyboard.press('Enter')
  await expect(form.locator('[name="amenities"]').first()).toBeFocused()
  await expect(estimator.type('studio')).toBeChecked()
  await expect(capacity).toBeHidden()
  await form.getByRole('button', { name: t('estimator.change') }).click()
  await expect(capacity).toBeFocused()
  await tabTo(page, estimator.type('studio'))
  for (const type of ['f1', 'f2'] as const) {
    await page.keyboard.press('ArrowDown')
    await expect(estimator.type(type)).toBeChecked()
  }
  await tabTo(page, estimator.amenity('wifi'))
  await page.keyboard.press('Space')
  await tabTo(page, estimator.submit)
  await page.keyboard.press('Enter')
}

/** The title of the result has the focus, and its figures are for nobody to read. */
async function expectResult({ locale, estimator }: Journey) {
  await estimator.expectState('gated')
  await expect(estimator.focusedTitle).toBeInViewport()
  const outputs = estimator.part.locator('output[name$="Revenue"]')
  await expect(outputs).toHaveText(
    // As patterns, whose spaces Playwright compares exactly.
    Object.values(estimate).map((amount) => new RegExp(`^${formatEuros(amount, locale)}$`)),
  )
  for (const output of await outputs.all()) {
    await expect(output).toHaveCSS('user-select', 'none')
    await expect(output).toHaveAttribute('aria-hidden', 'true')
  }
}

/** The gate leads to what is missing, and sends. */
async function passGate({ page, locale, heard, estimator }: Journey) {
  const { t, part, gate } = estimator
  const email = uniqueEmail()
  await tabTo(page, estimator.gateSubmit)
  await page.keyboard.press('Enter')
  await expect(gate.locator('[name="email"]')).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(gate.locator('[name="phone"]')).toBeFocused()
  await expect(gate.locator('[name="phone"]')).toHaveAccessibleDescription(/\w/)
  await page.keyboard.type('0612345678')
  await page.keyboard.press('Enter')
  await estimator.expectState('thanked')
  await expect(estimator.focusedTitle).toBeVisible()
  const sending = t('contact.form.sending')
  const ofSending = async () => (await heard()).filter((text) => text === sending || text.includes(email))
  await expect.poll(ofSending).toEqual([sending, expect.stringContaining(email)])
  await expect(part.locator('output').first()).toHaveCSS('filter', /blur/)
  await expectNextStep(page, part)
  // No draft is left.
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(0)
  const lead = {
    email,
    phone: '0612345678',
    // As typed.
    location: ' Moux ',
    propertyType: 'f2',
    sleepingCapacity: '6.9',
    amenities: t('amenities.wifi'),
    ...estimate,
    formType: `Revenue Calculator - ${languages[locale].code}`,
  }
  await expect.poll(() => leadsOf(email)).toEqual([lead])
}

for (const locale of locales)
  test(`keys lead from the hero past each missing answer to an estimate and one lead, in ${locale} ${locale === 'nl' ? '@phone' : ''}`, async ({
    page,
  }) => {
    const heard = await listen(page)
    await visit(page, publicPath('/', locale))
    const journey = { page, locale, heard, estimator: estimatorOf(page, locale) }
    await expect(journey.estimator.submit).toBeDisabled()
    await passMissingAnswers(journey)
    await estimateFromHero(journey)
    await expectResult(journey)
    await passGate(journey)
  })

for (const [address, variant] of [
  ['/', 'standard'],
  [`/${area}`, 'short'],
] as const)
  test(`the way on in writing takes the answers to the ${variant} form, folded, and asks five questions`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1093, height: 520 })
    await visit(page, address)
    const estimator = estimatorOf(page)
    await estimator.estimate()
    await tabTo(page, estimator.gate.locator('a[href="#contact"]'))
    await page.keyboard.press('Enter')
    const contact = contactOf(page)
    const [message, phone] = [contact.field('message'), contact.field('phone')]
    const title = page.locator('#contact-note h3')
    await expect(title).toBeFocused()
    await expect(title).toBeInViewport({ ratio: 1 })
    const email = uniqueEmail()
    const answers = variant === 'short' ? ['propertyAddress'] : ['answerAddress']
    answers.push('answerBathrooms', 'answerOutside', 'answerHeating')
    for (const { name, required } of contactFields(variant)) {
      if (name === 'message' || !(required || answers.includes(name))) continue
      await tabTo(page, contact.field(name))
      await page.keyboard.type(name === 'email' ? email : `<b>${name}`)
    }
    await page.reload()
    await contact.form.scrollIntoViewIfNeeded()
    await expect(message).toHaveValue(/4/)
    await expect(contact.submit).toHaveText(estimator.t('estimateRequest.submit'))
    await expect(message).toBeHidden()
    await expect(phone).toBeHidden()
    await fillByScript(contact.form, { phone: '06 12' })
    await contact.submit.hover()
    await expect(phone).toBeVisible()
    const folds = contact.form.locator('summary')
    await folds.first().click()
    await expect(phone).toBeHidden()
    await contact.submit.click()
    await expect(contact.status).toContainText(email)
    const [{ message: sent = '' } = {}] = await leadsOf(email)
    // The request and its answers are one paragraph, without what is empty.
    const lines = String(sent).split('\n\n').at(-1)?.split('\n') ?? []
    expect(sent).toContain(`<b>${answers[0]}`)
    expect(lines[0]).toBe(estimator.t('estimator.gate.message'))
    expect(lines.slice(-3)).toEqual(answers.slice(-3).map((name) => expect.stringMatching(`.: <b>${name}$`)))
    await expect(contact.field('answerWeeks')).toBeHidden()
    await expect(contact.form).not.toHaveAttribute('data-estimate')
    await expect(contact.submit).not.toHaveText(estimator.t('estimateRequest.submit'))
  })

for (const [locale, at, variant] of [
  ['fr', '/contact', 'standard'],
  ['nl', `/${area}`, 'short'],
  ['en', '/pricing', 'study'],
] as const) {
  test(`the ${variant} form in ${locale} says each outcome once, and keeps the focus on its button`, async ({
    page,
    context,
  }) => {
    const t = translatorOf(locale)
    const heard = await listen(page)
    const held: Route[] = []
    await page.route('**/forms', (route) => {
      held.push(route)
    })
    await visit(page, `${publicPath(at, locale)}#contact`)
    const contact = contactOf(page)
    const email = uniqueEmail().replace('example.org', 'gmail.com')
    const values = contactFields(variant)
      .filter(({ name }) => !isAnswer(name))
      .map(({ name }) => [name, name === 'email' ? email : name] as const)
    const expectValues = async (expected: (value: string) => string) => {
      for (const [name, value] of values) await expect(contact.field(name)).toHaveValue(expected(value))
    }
    const first = contact.field(values[0]?.[0] ?? '')
    await expect(contact.form).toHaveAccessibleName(/\w/)
    await tabTo(page, first)
    await page.locator('[data-island="ContactForm"][data-state="hydrated"]').waitFor()
    await page.keyboard.press('Tab')
    await expect(first).toHaveAccessibleDescription(t('forms.errors.required'))
    await page.keyboard.press('Enter')
    await expect(first).toBeFocused()
    for (const [name, value] of values) {
      await tabTo(page, contact.field(name))
      await page.keyboard.type(value.replace('gmail', 'gmial'))
    }
    // It appears when the field is left.
    const correction = contact.form.getByRole('button', { name: '@gmail.com' })
    await tabTo(page, correction, 'Shift+Tab')
    await page.keyboard.press('Enter')
    await expect(contact.field('email')).toBeFocused()
    await expect(correction).toBeHidden()
    const suggested = expect.stringContaining('@gmail.com')
    await expect.poll(heard).toEqual([suggested])

    await tabTo(page, contact.submit)
    for (const outcome of ['error', 'success'] as const) {
      // The code of the toasts has come with the first value.
      await context.setOffline(outcome === 'error')
      await page.keyboard.press('Enter')
      await expect(contact.submit).toHaveAttribute('aria-disabled', 'true')
      await page.keyboard.press('Enter')
      await expect.poll(() => held.length).toBe(1)
      const route = held.pop()
      await (outcome === 'error' ? route?.fulfill({ status: 500, json: {} }) : route?.continue())
      // First, because it disappears after four seconds.
      await expect(contact.toasts).toContainText(t(`toasts.contact.${outcome}.title`))
      await expect(contact.status).not.toBeEmpty()
      // Orca announces them once more.
      await expect(contact.status.locator('p *')).toHaveCount(0)
      await expect(contact.submit).not.toHaveAttribute('aria-disabled')
      await expect(contact.submit).toBeFocused()
      await expectValues((value) => (outcome === 'error' ? value : ''))
      if (outcome === 'error') await expect(contact.status.locator('+ p').getByRole('link')).toHaveCount(2)
    }
    const sending = t('contact.form.sending')
    await expect
      .poll(heard)
      .toEqual([
        suggested,
        sending,
        expect.stringContaining(t('toasts.contact.error.text')),
        sending,
        expect.stringContaining(t('contact.form.successInline')),
      ])
    await expectNextStep(page, contact.form)
    await expect
      .poll(() => leadsOf(email))
      .toMatchObject([{ formType: `Contact Section - ${languages[locale].code}` }])
  })
}
