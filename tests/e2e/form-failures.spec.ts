import type { Page } from 'playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { contactOf, estimatorOf, leadsOf, uniqueEmail } from './form-actions'
import { hold, islandsBundle, untilHydrated, visit } from './page-actions'

// The browser and the site log the failures that these tests cause.
test.use({
  expectedErrors: [
    /foreign request: https:\/\/site\.translate\.goog|Form submission error|Failed to load|ContactForm failed|policy violation|Trusted|Security Policy/,
  ],
})

const t = translatorOf('fr')

test('a lead left offline gets a thank-you, waits, and arrives once online', async ({ page, context }) => {
  const email = uniqueEmail()
  const waiting = () =>
    page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')).length)
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.estimate()
  await context.setOffline(true)
  // The inbox on this machine stays within reach of a browser that is offline.
  await page.route('**/forms', (route) => route.abort('connectionreset'))
  await estimator.leaveLead(email)
  await expect(estimator.part).toContainText(t('estimator.thanks.failed'))
  await expect.poll(waiting).toBe(1)
  await page.unroute('**/forms')
  await context.setOffline(false)
  await expect(estimator.part).not.toContainText(t('estimator.thanks.failed'))
  await expect.poll(waiting).toBe(0)
  expect(await leadsOf(email)).toMatchObject([{ monthlyRevenue: expect.any(Number) }])
})

test('an estimate with other answers is sent only by its button, once for two presses @engines', async ({
  page,
}) => {
  const email = uniqueEmail()
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.estimate()
  await estimator.leaveLead(email)
  await estimator.capacity.fill('6')
  await estimator.submit.click()
  await expect(estimator.gate).toHaveCount(0)
  await expect(estimator.focusedTitle).toBeVisible()
  await expect.poll(() => leadsOf(email)).toHaveLength(1)
  const again = estimator.part.locator('[data-part="send-again"]')
  await again.dblclick()
  await expect(again).toHaveCount(0)
  await expect
    .poll(() => leadsOf(email))
    .toMatchObject([{ sleepingCapacity: '4' }, { phone: '06 12 34 56 78', sleepingCapacity: '6' }])
  await expect(estimator.part.locator('[data-part="next-step"]')).toBeVisible()
  // The answers that were sent at first.
  await estimator.capacity.fill('4')
  await estimator.submit.click()
  await estimator.expectState('thanked')
  await expect(again).toHaveCount(0)
})

/** The contact form of the page, with phone and email in its place, and values for it. */
function openContact(page: Page) {
  const values = { firstName: 'Anne', lastName: 'Roy', email: uniqueEmail(), message: 'Bonjour' }
  const contact = contactOf(page)
  const note = page.locator('#contact [data-part="no-script-note"]')
  const expectSent = async () => {
    await expect(contact.status).toContainText(t('contact.form.successInline'))
    await expect(note).toBeHidden()
    await expect.poll(() => leadsOf(values.email)).toMatchObject([values])
  }
  return { ...contact, note, values, expectSent }
}

test('a form whose code fails to load says how to reach us, and is sent once the visitor uses it again', async ({
  page,
}) => {
  const contact = openContact(page)
  await page.route(islandsBundle, async (route) => {
    await contact.form.and(page.locator('[aria-busy]')).waitFor()
    await route.abort()
  })
  await page.goto('/contact')
  await contact.fill(contact.values)
  await contact.submit.click()
  await expect(contact.note).toBeVisible()
  await page.unroute(islandsBundle)
  await contact.field('message').press('End')
  await contact.expectSent()
})

/** As filters of networks do. */
async function removePageScript(page: Page) {
  await page.route('**/contact', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace(/<script[^>]* data-islands=[^>]*>/, '') })
  })
}

for (const [title, prevent] of Object.entries({
  'the code of the form is stalled': (page: Page) => hold(page, islandsBundle),
  'a filter has removed the script of the page': removePageScript,
}))
  test(`a submit that is held for ten seconds says how to reach us, and is sent if its code comes: ${title} @phone`, async ({
    page,
  }) => {
    await page.clock.install()
    // From here on only `runFor` moves the time of the page, however long the steps take.
    await page.clock.pauseAt(Date.now() + 60_000)
    const release = await prevent(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    const { form, note, ...contact } = openContact(page)
    await contact.fill(contact.values)
    await contact.submit.click()
    await expect(form).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(9000)
    await expect(note).toBeHidden()
    await page.clock.runFor(1000)
    await expect(note).toBeInViewport()
    await expect(note).toHaveRole('alert')
    await expect(note.getByRole('link')).toHaveCount(2)
    await expect(form).toHaveAttribute('aria-busy', 'true')
    if (!release) return
    release()
    await page.clock.resume()
    await contact.expectSent()
  })

test('a page that Google Translate shows under its own host says how to reach us, and its forms can be used', async ({
  page,
  baseURL,
}) => {
  await page.route('https://site.translate.goog/**', async (route) => {
    const { pathname } = new URL(route.request().url())
    await route.fulfill({ response: await route.fetch({ url: `${baseURL}${pathname}` }) })
  })
  await page.goto('https://site.translate.goog/contact')
  const { note, submit } = openContact(page)
  await expect(note).toBeVisible()
  await expect(submit).toBeVisible()
})

test('if one island fails, its form says how to reach us, and the other island works', async ({ page }) => {
  await page.route('**/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    // Props without labels make the component throw.
    const broken = html.replace(/(data-island="ContactForm" data-props=")[^"]*/, '$1{}')
    await route.fulfill({ response, body: broken })
  })
  await visit(page, '/')
  const { form, note, submit } = openContact(page)
  await form.scrollIntoViewIfNeeded()
  await expect(note).toBeVisible()
  await expect(submit).toBeHidden()
  await untilHydrated(page, 'Estimator')
  await estimatorOf(page).estimate()
})
