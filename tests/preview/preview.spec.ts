import type { Page } from '@playwright/test'
import { loadMessages } from '@/lib/i18n/messages'
import { expectAccessible } from '../e2e/accessibility'
import { expect, test } from '../e2e/fixtures'
import { contactOf, estimatorOf } from '../e2e/forms'

const { ribbon: copy } = loadMessages('fr')
const ribbonOf = (page: Page) => page.locator('[data-part="preview-ribbon"]')

async function openRibbon(page: Page) {
  const ribbon = ribbonOf(page)
  await ribbon.locator('summary').first().click()
  await expect(ribbon.getByRole('button', { name: copy.edit.start })).toBeVisible()
  return ribbon
}

test('the ribbon has no axe violations, closed and open', async ({ page }) => {
  await page.goto('/')
  await expectAccessible(page, 'closed')
  await openRibbon(page)
  await expectAccessible(page, 'open')
})

test('the ribbon shows branch, commit and what is left to do', async ({ page }) => {
  await page.goto('/?now=2099-01-01')
  const ribbon = await openRibbon(page)
  for (const text of ['spring-prices', 'a1b2c3d', copy.dryRun]) await expect(ribbon).toContainText(text)
  await expect(ribbon.getByText(copy.fixes.offer)).toBeVisible()
  await expect(ribbon.getByRole('link', { name: 'NL' })).toHaveAttribute('href', '/nl')
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
  await expect
    .poll(() => posts.map((body) => JSON.parse(body).name))
    .toEqual(['pageview', 'estimate', 'lead', 'pageview', 'contact'])
})
