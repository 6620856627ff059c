import type { BrowserContext, Page } from '@playwright/test'
import { site } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
import { figureArguments } from '@/lib/business/figures'
import { contactOf } from './contact-page'
import { estimatorOf } from './estimator-page'
import { test as base, expect } from './fixtures'
import { uniqueEmail } from './inbox'
import { untilHydrated, visit } from './page-actions'
import { holdScripts, islandsBundle, toastsBundle } from './requests'

type Answer = 200 | 400 | 500 | 'nothing' | 'with a reset'

/** A fake form endpoint with scripted answers. `seen` holds the bodies of all requests. */
async function fakeEndpoint(context: BrowserContext) {
  const endpoint = { answer: 200 as Answer, seen: [] as unknown[], queries: [] as string[], accepted: 0 }
  await context.route(/\/forms(\?|$)/, async (route) => {
    endpoint.seen.push(route.request().postDataJSON())
    endpoint.queries.push(new URL(route.request().url()).search)
    const { answer } = endpoint
    if (answer === 'nothing') return
    if (answer === 'with a reset') return route.abort('connectionreset')
    if (answer === 200) endpoint.accepted += 1
    await route.fulfill({ status: answer, json: {} })
  })
  return endpoint
}

const test = base.extend<{ endpoint: Awaited<ReturnType<typeof fakeEndpoint>> }>({
  endpoint: async ({ context }, use) => use(await fakeEndpoint(context)),
})

// The browser and the site log the failures that these tests cause.
test.use({ expectedErrors: [/Form submission error|Failed to load resource/] })

const t = translatorOf('fr')
const textOf = (key: 'estimator.thanks.text' | 'estimator.thanks.failed') => t(key, figureArguments)

/** The estimator of the home page, with an estimate. */
async function reachGate(page: Page, address = '/') {
  await page.goto(address)
  const estimator = estimatorOf(page)
  await estimator.estimate()
  return estimator
}

const blockStorage = (page: Page) =>
  page.addInitScript(() => {
    const get = () => {
      throw new DOMException('refused', 'SecurityError')
    }
    for (const storage of ['localStorage', 'sessionStorage']) Object.defineProperty(window, storage, { get })
  })

const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')).length)

test.describe('The estimator', () => {
  // tests/unit/leads/outbox.test.ts covers every answer, and when a lead is sent again.
  for (const answer of [400, 500] as const)
    test(`keeps a lead that is answered with ${answer}, and sends it as the next page opens`, async ({
      page,
      endpoint,
    }) => {
      const email = uniqueEmail()
      const estimator = await reachGate(page, '/?utm_source=newsletter')
      endpoint.answer = answer
      await estimator.leaveLead(email)
      await expect.poll(() => waiting(page)).toBe(1)
      await expect(estimator.part).toContainText(textOf('estimator.thanks.failed'))
      endpoint.answer = 200
      await page.goto('/contact')
      await expect.poll(() => endpoint.accepted).toBe(1)
      await expect.poll(() => waiting(page)).toBe(0)
      // The outbox is empty: nothing follows.
      for (const body of endpoint.seen) expect(body).toMatchObject({ email, monthlyRevenue: 3375 })
      // A service may have refused the unknown query.
      expect(endpoint.queries).toEqual(['?utm_source=newsletter', ''])
    })

  test('sends the lead while the page stays open, also if storage is blocked, with one warning', async ({
    page,
    endpoint,
  }) => {
    await blockStorage(page)
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.clock.install()
    const estimator = await reachGate(page)
    endpoint.answer = 500
    await estimator.leaveLead(uniqueEmail())
    // Shown after the request; the thank-you itself may come earlier, after four seconds.
    await expect(estimator.part).toContainText(textOf('estimator.thanks.failed'))
    await page.clock.runFor('01:00')
    await expect.poll(() => endpoint.seen).toHaveLength(2)
    endpoint.answer = 200
    await page.clock.runFor('09:00')
    // The clock has passed every time before the tenth minute.
    expect(endpoint.accepted).toBe(0)
    await page.clock.runFor('01:00')
    await expect.poll(() => endpoint.accepted).toBe(1)
    await expect(estimator.part).toContainText(textOf('estimator.thanks.text'))
    await expect.poll(() => warnings).toEqual([expect.stringContaining('storage')])
  })

  test('shows the thank-you when there is no answer, and sends the lead at the next visit', async ({
    page,
    endpoint,
  }) => {
    // The clock stands still: a slow machine must not reach the time limit of the request.
    const now = Date.now()
    await page.clock.setFixedTime(now)
    const estimator = await reachGate(page)
    endpoint.answer = 'nothing'
    await estimator.leaveLead(uniqueEmail())
    // Before the request has ended, because the visitor may leave the page during it.
    await expect.poll(() => waiting(page)).toBe(1)
    endpoint.answer = 200
    // The browser may still complete the request of the page that was left.
    await visit(page, '/contact')
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, 200))))
    // The page retries as it opens, which was before it was idle.
    expect(endpoint.seen).toHaveLength(1)
    await page.clock.setFixedTime(now + 10_000)
    await page.goto('/tarifs')
    await expect.poll(() => endpoint.accepted).toBe(1)
    await expect.poll(() => waiting(page)).toBe(0)
    await expect.poll(() => endpoint.seen).toHaveLength(2)
  })

  test('sends an estimate with other answers once, if the visitor presses the button for it', async ({
    page,
    endpoint,
  }) => {
    const estimator = await reachGate(page)
    const email = uniqueEmail()
    await estimator.leaveLead(email)
    await estimator.capacity.fill('6')
    await estimator.submit.click()
    await expect(estimator.part.getByRole('heading', { name: t('estimator.again.title') })).toBeFocused()
    await expect.poll(() => endpoint.seen).toHaveLength(1)
    await estimator.part.locator('[data-part="send-again"]').dblclick()
    await expect(estimator.title('estimator.thanks.title')).toBeFocused()
    await expect
      .poll(() => endpoint.seen)
      .toMatchObject([
        { email, sleepingCapacity: '4' },
        { email, phone: '06 12 34 56 78', sleepingCapacity: '6' },
      ])
    await expect(estimator.part.locator('[data-part="next-step"]')).toBeVisible()
    await expect(estimator.part.locator(`a[href="mailto:${site.email}"]`).last()).toBeVisible()
    await expect.poll(() => waiting(page)).toBe(0)
    // The answers that were sent at first.
    await estimator.capacity.fill('4')
    await estimator.submit.click()
    await expect(estimator.title('estimator.thanks.title')).toBeFocused()
    await expect(estimator.part.locator('[data-part="send-again"]')).toHaveCount(0)
  })

  test('sends as soon as the visitor is online again', async ({ page, context, endpoint }) => {
    const estimator = await reachGate(page)
    endpoint.answer = 'with a reset'
    await context.setOffline(true)
    await estimator.leaveLead(uniqueEmail())
    await expect.poll(() => waiting(page)).toBe(1)
    endpoint.answer = 200
    await context.setOffline(false)
    await expect.poll(() => endpoint.accepted).toBe(1)
    await expect.poll(() => waiting(page)).toBe(0)
  })

  test('leaves the banner of the offer and the not-found page in place if storage is blocked', async ({
    page,
  }) => {
    await blockStorage(page)
    await page.goto(`/contact?now=${site.offerEndsOn}`)
    await expect(page.locator('[data-part="offer-banner"]')).toBeVisible()
    await page.goto('/absent')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([t('notFound.title')])
  })

  test('sends one lead for a double click and for two presses of Enter, and none on back and forward', async ({
    page,
    endpoint,
  }) => {
    const clicked = await reachGate(page)
    await clicked.fillGate(uniqueEmail())
    await clicked.gateSubmit.dblclick()
    await clicked.expectState('thanked')
    await expect.poll(() => endpoint.seen).toHaveLength(1)
    const entered = await reachGate(page)
    await entered.fillGate(uniqueEmail())
    await entered.gate.locator('[name="phone"]').press('Enter')
    await page.keyboard.press('Enter')
    await entered.expectState('thanked')
    await page.goto('/tarifs')
    await page.goBack()
    await expect(entered.part).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('heading', { level: 1, name: t('pricing.title') })).toBeVisible()
    await expect.poll(() => endpoint.seen).toHaveLength(2)
  })
})

const values = { firstName: 'Anne', lastName: 'Roy', email: 'anne@example.org', message: 'Bonjour' }

test.describe('The contact form', () => {
  // Values typed before and after hydration: in both cases the form then loads what sending needs.
  for (const [answer, typed] of [
    [500, 'after hydration'],
    ['offline', 'before hydration'],
  ] as const) {
    test(`keeps values typed ${typed} after a failure (${answer}), reports it and sends them again`, async ({
      page,
      context,
      endpoint,
    }) => {
      const contact = contactOf(page)
      const toasts = page.waitForResponse(toastsBundle)
      if (typed === 'after hydration') {
        await page.goto('/contact')
        await untilHydrated(page, 'ContactForm')
        await contact.fill(values)
      } else {
        const release = await holdScripts(page)
        await page.goto('/contact', { waitUntil: 'commit' })
        await contact.fill(values)
        release()
      }
      // Typing requests the code of the toasts; without it a visitor who is offline sees none.
      await (await toasts).finished()
      endpoint.answer = answer === 'offline' ? 'with a reset' : answer
      await context.setOffline(answer === 'offline')
      await contact.submit.click()
      // First, because it disappears after four seconds.
      const toast = contact.toasts.and(page.locator('[data-type="error"]'))
      await expect(toast).toContainText(t('toasts.contact.error.title'))
      await expect(contact.status).toContainText(t('toasts.contact.error.text'))
      await expect(contact.status.locator('+ p').getByRole('link')).toHaveCount(2)
      for (const [name, value] of Object.entries(values)) await expect(contact.field(name)).toHaveValue(value)
      endpoint.answer = 200
      await context.setOffline(false)
      await contact.submit.click()
      await expect(contact.status).toContainText(t('contact.form.successInline'))
      await expect.poll(() => endpoint.accepted).toBe(1)
      await expect
        .poll(() => endpoint.seen.at(-1))
        .toEqual({ ...values, phone: '', formType: 'Contact Section - FR' })
    })
  }

  test('reports a failure in the page if the code of the toasts cannot be loaded', async ({
    page,
    context,
    endpoint,
  }) => {
    await page.goto('/contact')
    const contact = contactOf(page)
    await contact.submit.click()
    await expect(contact.form.getByText(t('forms.errors.required'))).toHaveCount(4)
    endpoint.answer = 'with a reset'
    await context.setOffline(true)
    await contact.fill(values)
    await contact.submit.click()
    await expect(contact.status).toContainText(t('toasts.contact.error.text'))
    await expect(contact.field('message')).toHaveValue('Bonjour')
  })

  test('sends a form submitted before its code failed to load, once online', async ({
    page,
    context,
    endpoint,
  }) => {
    const contact = contactOf(page)
    await context.route(islandsBundle, async (route) => {
      await contact.form.and(page.locator('[aria-busy]')).waitFor()
      await route.abort()
    })
    await page.goto('/contact')
    await contact.fill(values)
    await contact.submit.click()
    await expect(page.locator('#contact [data-part="no-script-note"]')).toBeVisible()
    await context.unroute(islandsBundle)
    await context.setOffline(true)
    await context.setOffline(false)
    await expect(contact.status).toContainText(t('contact.form.successInline'))
    await expect.poll(() => endpoint.accepted).toBe(1)
  })
})
