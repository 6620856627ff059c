import type { Page } from '@playwright/test'
import { translatorOf } from '@/lib/i18n/translate'
import { contactOf } from './contact-page'
import { estimatorOf } from './estimator-page'
import { expect } from './fixtures'
import { uniqueEmail } from './inbox'
import { type faults, test } from './misbehaving-server'

// What is provoked here is written to the console, by the browser and by us.
test.use({ expectedFaults: [/Form submission error|Failed to load resource/] })

type Case = { fault: keyof typeof faults | 'refuses connections'; error: boolean; lost?: boolean }

/** docs/leads.md shows the same table. */
const matrix: Case[] = [
  { fault: 'accepts', error: false },
  { fault: 'is slow with its body', error: false },
  { fault: 'resets it after the status', error: false },
  { fault: 'answers 400', error: true, lost: true },
  { fault: 'answers 429', error: true },
  { fault: 'answers 500', error: true },
  { fault: 'does not answer', error: true },
  { fault: 'resets the connection', error: true },
  { fault: 'refuses connections', error: true },
]

/** How often the console has said that a lead did not arrive. */
function failuresOf(page: Page) {
  const failures: string[] = []
  page.on('console', (message) => {
    if (message.text().startsWith('Form submission error')) failures.push(message.text())
  })
  return failures
}

/** Fills the estimator and the gate; the lead is ready to be sent. */
async function reachGate(page: Page, email: string) {
  const estimator = estimatorOf(page)
  await estimator.answer({ type: 'f2', beds: '4' })
  await estimator.submit.click()
  await estimator.gate.locator('[name="email"]').fill(email)
  await estimator.gate.locator('[name="phone"]').fill('0612345678')
  return estimator
}

const t = translatorOf('fr')

const refuseStorage = (page: Page) =>
  page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('refused', 'SecurityError')
    }
  })

const waiting = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('outbox')).length)

test.describe('The estimator', () => {
  for (const { fault, error, lost } of matrix) {
    test(`thanks when the receiver ${fault}, and ${lost ? 'gives the lead up' : 'the lead arrives'}`, async ({
      page,
      server,
    }) => {
      const failures = failuresOf(page)
      await page.goto('/')
      const email = uniqueEmail()
      const estimator = await reachGate(page, email)
      if (fault === 'refuses connections') await server.stop()
      else server.fault = fault
      await estimator.gate.locator('[type="submit"]').click()
      await estimator.expectState('thanked')
      await expect.poll(() => failures.length, { timeout: 15_000 }).toBe(error ? 1 : 0)
      await expect.poll(() => waiting(page)).toBe(error && !lost ? 1 : 0)

      server.fault = 'accepts'
      await server.start().catch(() => undefined)
      await page.reload()
      await expect.poll(() => server.accepted.length).toBe(lost ? 0 : 1)
      await expect.poll(() => waiting(page)).toBe(0)
      // Chromium by itself sends again, up to four times, what a reset took from a connection it had used before.
      if (fault !== 'resets the connection') expect(server.seen.length).toBeLessThanOrEqual(2)
      for (const body of server.seen) expect(body).toMatchObject({ email, monthlyRevenue: 3375 })
    })
  }

  test('sends as soon as the visitor is online again', async ({ page, context, server }) => {
    await page.goto('/')
    const estimator = await reachGate(page, uniqueEmail())
    await context.setOffline(true)
    await estimator.gate.locator('[type="submit"]').click()
    await estimator.expectState('thanked')
    await expect.poll(() => waiting(page)).toBe(1)
    await context.setOffline(false)
    await expect.poll(() => server.accepted.length).toBe(1)
    await expect.poll(() => waiting(page)).toBe(0)
  })

  test('loses nothing when the tab is closed while it sends', async ({ page, context, server }) => {
    await page.goto('/')
    const estimator = await reachGate(page, uniqueEmail())
    server.fault = 'does not answer'
    await estimator.gate.locator('[type="submit"]').click()
    await expect.poll(() => server.seen.length).toBe(1)
    await page.close()
    server.fault = 'accepts'
    const later = await context.newPage()
    await later.goto('/')
    await expect.poll(() => server.accepted.length).toBe(1)
    await expect.poll(() => waiting(later)).toBe(0)
  })

  test('loses nothing when the visitor leaves while it sends', async ({ page, server }) => {
    await page.goto('/')
    const estimator = await reachGate(page, uniqueEmail())
    server.fault = 'does not answer'
    await estimator.gate.locator('[type="submit"]').click()
    await expect.poll(() => server.seen.length).toBe(1)
    server.fault = 'accepts'
    await page.goto('/tarifs')
    await expect.poll(() => server.accepted.length).toBe(1)
    expect(server.seen).toHaveLength(2)
  })

  test('works where the storage is blocked', async ({ page, server }) => {
    await refuseStorage(page)
    await page.goto('/')
    const estimator = await reachGate(page, uniqueEmail())
    await estimator.gate.locator('[type="submit"]').click()
    await estimator.expectState('thanked')
    expect(server.accepted).toHaveLength(1)
  })

  test('sends once for a double click, and for Enter pressed twice', async ({ page, server }) => {
    await page.goto('/')
    const clicked = await reachGate(page, uniqueEmail())
    await clicked.gate.locator('[type="submit"]').dblclick()
    await clicked.expectState('thanked')
    expect(server.seen).toHaveLength(1)
    await page.reload()
    const entered = await reachGate(page, uniqueEmail())
    await entered.gate.locator('[name="phone"]').press('Enter')
    await page.keyboard.press('Enter')
    await entered.expectState('thanked')
    expect(server.seen).toHaveLength(2)
  })

  test('sends nothing again on the way back and forward', async ({ page, server }) => {
    await page.goto('/')
    const estimator = await reachGate(page, uniqueEmail())
    await estimator.gate.locator('[type="submit"]').click()
    await estimator.expectState('thanked')
    await page.goto('/tarifs')
    for (const [step, heading] of [
      [-1, t('home.hero.title')],
      [1, t('pages.pricing.title')],
      [-1, t('home.hero.title')],
    ] as const) {
      await page.evaluate((steps) => history.go(steps), step)
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    }
    await expect(estimator.part).toBeVisible()
    expect(server.seen).toHaveLength(1)
  })

  test('sends a waiting lead once, though two tabs open at once', async ({ page, context, server }) => {
    await page.goto('/')
    const estimator = await reachGate(page, uniqueEmail())
    server.fault = 'answers 500'
    await estimator.gate.locator('[type="submit"]').click()
    await expect.poll(() => waiting(page)).toBe(1)
    await estimator.expectState('thanked')
    server.fault = 'accepts'
    const tabs = await Promise.all([context.newPage(), context.newPage()])
    await Promise.all(tabs.map((tab) => tab.goto('/tarifs')))
    await expect.poll(() => waiting(page)).toBe(0)
    for (const tab of tabs) await tab.evaluate(() => navigator.locks.query())
    expect(server.accepted).toHaveLength(1)
  })
})

/** Fills the contact form and waits for what it fetches when somebody writes. */
async function fillContact(page: Page) {
  await page.goto('/contact')
  const contact = contactOf(page)
  const values = { firstName: 'Anne', lastName: 'Roy', email: uniqueEmail(), message: 'Bonjour' }
  await contact.fill(values)
  await page.waitForLoadState('networkidle')
  return { ...contact, values }
}

test.describe('The contact form', () => {
  for (const fault of ['answers 500', 'refuses connections'] as const) {
    test(`says so when the receiver ${fault}, keeps every value and sends them again`, async ({
      page,
      server,
    }) => {
      const { values, ...contact } = await fillContact(page)
      if (fault === 'refuses connections') await server.stop()
      else server.fault = fault
      await contact.submit.click()
      await expect(contact.status).toContainText(t('toasts.contact.error.text'))
      await expect(contact.status.getByRole('link')).toHaveCount(2)
      await expect(contact.toasts).toContainText(t('toasts.contact.error.title'))
      await expect(contact.toasts).toHaveAttribute('data-type', 'error')
      for (const [name, value] of Object.entries(values)) await expect(contact.field(name)).toHaveValue(value)
      server.fault = 'accepts'
      await server.start().catch(() => undefined)
      await contact.submit.click()
      await expect(contact.status).toHaveText(t('contact.form.successInline'))
      expect(server.accepted).toEqual([{ ...values, phone: '', formType: 'Contact Section - FR' }])
    })
  }

  test('says so when the visitor is offline, and sends later', async ({ page, context, server }) => {
    const contact = await fillContact(page)
    await context.setOffline(true)
    await contact.submit.click()
    await expect(contact.toasts).toContainText(t('toasts.contact.error.title'))
    await context.setOffline(false)
    await contact.submit.click()
    await expect(contact.status).toHaveText(t('contact.form.successInline'))
    expect(server.accepted).toHaveLength(1)
  })

  test('says so when the visitor went offline before typing a word', async ({ page, context }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' })
    const contact = contactOf(page)
    await context.setOffline(true)
    await contact.submit.click()
    await expect(contact.form.getByText(t('forms.errors.required'))).toHaveCount(4)
    await contact.fill({ firstName: 'Anne', lastName: 'Roy', email: uniqueEmail(), message: 'Bonjour' })
    await contact.submit.click()
    await expect(contact.status).toContainText(t('toasts.contact.error.text'))
    await expect(contact.field('message')).toHaveValue('Bonjour')
  })

  test('works where the storage is blocked', async ({ page, server }) => {
    await refuseStorage(page)
    const contact = await fillContact(page)
    await contact.submit.click()
    await expect(contact.status).toHaveText(t('contact.form.successInline'))
    expect(server.accepted).toHaveLength(1)
  })
})
