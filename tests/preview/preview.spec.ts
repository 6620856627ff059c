import type { Page } from '@playwright/test'
import { loadMessages } from '@/lib/i18n/messages'
import { expectAccessible } from '../e2e/accessibility'
import { contactOf } from '../e2e/contact-page'
import { estimatorOf } from '../e2e/estimator-page'
import { expect, test } from '../e2e/fixtures'

const { ribbon: copy } = loadMessages('fr')
const ribbonOf = (page: Page) => page.locator('[data-part="preview-ribbon"]')

async function openRibbon(page: Page) {
  const ribbon = ribbonOf(page)
  await ribbon.locator('summary').first().click()
  await expect(ribbon.getByRole('link', { name: copy.production })).toBeVisible()
  return ribbon
}

test('the ribbon has no axe violations, closed and open', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page, 'closed')
  const ribbon = await openRibbon(page)
  await ribbon.getByText(copy.allPages).click()
  await expectAccessible(page, 'open')
})

test('the ribbon shows branch, commit and what is left to do', async ({ page }) => {
  await page.goto('/?now=2099-01-01')
  const ribbon = await openRibbon(page)
  for (const text of ['spring-prices', 'a1b2c3d', copy.dryRun]) await expect(ribbon).toContainText(text)
  await expect(ribbon.getByText(copy.fixes.offer)).toBeVisible()
})

test('copies the link of the page', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tarifs?now=2025-12-01')
  const ribbon = await openRibbon(page)
  await ribbon.getByRole('button', { name: copy.copyLink }).click()
  await expect(ribbon.getByRole('status')).toHaveText(copy.copied)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a hidden ribbon stays hidden on all pages of its tab, and shows in a new tab', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const ribbon = await openRibbon(page)
  await ribbon.getByRole('button', { name: copy.hide }).click()
  await page.goto('/en/dijon')
  await expect(page.locator('h1')).toBeVisible()
  await expect(ribbonOf(page)).toBeHidden()
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(ribbonOf(tab)).toBeVisible()
  await tab.emulateMedia({ media: 'print' })
  await expect(ribbonOf(tab)).toBeHidden()
})

test('the forms report success, log a message and send nothing but counted events', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  const told = () => page.waitForEvent('console', (message) => message.text().startsWith('Preview:'))
  await page.goto('/')
  const estimator = estimatorOf(page)
  await estimator.estimate()
  await Promise.all([told(), estimator.leaveLead('marketing@example.org')])
  await page.goto('/contact')
  const contact = contactOf(page)
  await contact.fill({ firstName: 'M', lastName: 'D', email: 'marketing@example.org', message: 'B' })
  await Promise.all([told(), contact.submit.click()])
  await expect(contact.toasts).toBeVisible()
  expect(posts.map((body) => JSON.parse(body).event)).toEqual(['estimate', 'lead', 'contact'])
})
