import type { BrowserContext, Page } from '@playwright/test'
import { figureArguments } from '@/lib/business/figures'
import { translatorOf } from '@/lib/i18n/translate'
import { test as base, expect } from './fixtures'
import { contactOf, estimatorOf, uniqueEmail } from './forms'
import { hold, islandsBundle, untilHydrated, visit } from './page-actions'

type Answer = 200 | 'with a reset'

/** A fake form endpoint with scripted answers. `seen` holds the bodies of all requests. */
async function fakeEndpoint(context: BrowserContext) {
  const endpoint = { answer: 200 as Answer, seen: [] as unknown[], accepted: 0 }
  await context.route('**/forms', async (route) => {
    endpoint.seen.push(route.request().postDataJSON())
    const { answer } = endpoint
    if (answer === 'with a reset') return route.abort('connectionreset')
    endpoint.accepted += 1
    await route.fulfill({ status: answer, json: {} })
  })
  return endpoint
}

const test = base.extend<{ endpoint: Awaited<ReturnType<typeof fakeEndpoint>> }>({
  endpoint: async ({ context }, use) => use(await fakeEndpoint(context)),
})

// The browser and the site log the failures that these tests cause.
test.use({
  expectedErrors: [
    /foreign request: https:\/\/site\.translate\.goog|Form submission error|Failed to load|ContactForm failed|policy violation|Trusted|Security Policy/,
  ],
})

const t = translatorOf('fr')

/** The number of leads in the outbox. */
const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')).length)

test('a lead left offline gets a thank-you, waits, and arrives once online', async ({
  page,
  context,
  endpoint,
}) => {
  const email = uniqueEmail()
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.estimate()
  endpoint.answer = 'with a reset'
  await context.setOffline(true)
  await estimator.leaveLead(email)
  await expect(estimator.part).toContainText(t('estimator.thanks.failed', figureArguments))
  await expect.poll(() => waiting(page)).toBe(1)
  endpoint.answer = 200
  await context.setOffline(false)
  await expect.poll(() => endpoint.accepted).toBe(1)
  await expect(estimator.part).not.toContainText(t('estimator.thanks.failed', figureArguments))
  await expect.poll(() => waiting(page)).toBe(0)
  for (const body of endpoint.seen) expect(body).toMatchObject({ email, monthlyRevenue: expect.any(Number) })
})

test('an estimate with other answers is sent only by its button, once for two presses @engines', async ({
  page,
  endpoint,
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
  await expect.poll(() => endpoint.seen).toHaveLength(1)
  const again = estimator.part.locator('[data-part="send-again"]')
  await again.dblclick()
  await expect(again).toHaveCount(0)
  await expect
    .poll(() => endpoint.seen)
    .toMatchObject([
      { email, sleepingCapacity: '4' },
      { email, phone: '06 12 34 56 78', sleepingCapacity: '6' },
    ])
  await expect(estimator.part.locator('[data-part="next-step"]')).toBeVisible()
  // The answers that were sent at first.
  await estimator.capacity.fill('4')
  await estimator.submit.click()
  await estimator.expectState('thanked')
  await expect(again).toHaveCount(0)
})

const values = { firstName: 'Anne', lastName: 'Roy', email: 'anne@example.org', message: 'Bonjour' }

test('a page that was opened by a link with a password sends its form', async ({
  page,
  baseURL,
  endpoint,
}) => {
  const contact = contactOf(page)
  await page.goto(`${baseURL}/contact`.replace('//', '//demo:secret@'))
  await contact.fill(values)
  await contact.submit.click()
  await expect(contact.status).toContainText(t('contact.form.successInline'))
  expect(endpoint.accepted).toBe(1)
})

test('a form whose code fails to load says how to reach us, and is sent once the visitor uses it again', async ({
  page,
  context,
  endpoint,
}) => {
  const contact = contactOf(page)
  const note = page.locator('#contact [data-part="no-script-note"]')
  await context.route(islandsBundle, async (route) => {
    await contact.form.and(page.locator('[aria-busy]')).waitFor()
    await route.abort()
  })
  await page.goto('/contact')
  await contact.fill(values)
  await contact.submit.click()
  await expect(note).toBeVisible()
  await context.unroute(islandsBundle)
  await contact.field('message').press('End')
  await expect(contact.status).toContainText(t('contact.form.successInline'))
  await expect(note).toBeHidden()
  await expect.poll(() => endpoint.seen).toMatchObject([values])
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
    endpoint,
  }) => {
    await page.clock.install()
    // From here on only `runFor` moves the time of the page, however long the steps take.
    await page.clock.pauseAt(Date.now() + 60_000)
    const release = await prevent(page)
    await page.goto('/contact', { waitUntil: 'commit' })
    const contact = contactOf(page)
    const note = page.locator('#contact [data-part="no-script-note"]')
    await contact.fill(values)
    await contact.submit.click()
    await expect(contact.form).toHaveAttribute('aria-busy', 'true')
    await page.clock.runFor(9000)
    await expect(note).toBeHidden()
    await page.clock.runFor(1000)
    await expect(note).toBeInViewport()
    await expect(note).toHaveRole('alert')
    await expect(note.getByRole('link')).toHaveCount(2)
    await expect(contact.form).toHaveAttribute('aria-busy', 'true')
    if (!release) return
    release()
    await page.clock.resume()
    await expect(contact.status).toContainText(t('contact.form.successInline'))
    await expect(note).toBeHidden()
    await expect.poll(() => endpoint.seen).toMatchObject([values])
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
  await expect(page.locator('#contact [data-part="no-script-note"]')).toBeVisible()
  await expect(contactOf(page).submit).toBeVisible()
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
  const contact = page.locator('[data-island="ContactForm"]')
  await contact.scrollIntoViewIfNeeded()
  await expect(contact).toHaveAttribute('data-state', 'failed')
  await expect(page.locator('#contact [data-part="no-script-note"]')).toBeVisible()
  await expect(contactOf(page).submit).toBeHidden()
  // No code will ever send it: it must not seem to be busy.
  await contactOf(page).field('email').fill('anne@example.org')
  await contactOf(page).field('email').press('Enter')
  await expect(contactOf(page).form).not.toHaveAttribute('aria-busy')
  await expect(page).toHaveURL('/')
  await untilHydrated(page, 'Estimator')
  await estimatorOf(page).estimate()
})
