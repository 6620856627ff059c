import type { Page } from '@playwright/test'
import { citySlugs } from '@/lib/content/cities'
import { keysIn } from '@/lib/i18n/message-keys'
import { loadMessages } from '@/lib/i18n/messages'
import { publicPath } from '@/lib/i18n/routes'
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

test('the forms report success, log a clean lead and send nothing but counted events', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  const leads: unknown[] = []
  page.on('console', async (message) => {
    if (message.text().startsWith('Preview:')) leads.push(await message.args()[1]?.jsonValue())
  })
  const estimator = estimatorOf(page)
  const contact = contactOf(page)
  const someone = { email: 'marketing@example.org' }
  await page.goto(`/${citySlugs[0]}`)
  await estimator.estimate({ type: 'f2', capacity: '4', amenities: ['wifi', 'pool'] })
  const writeInstead = estimator.gate.locator('a[href="#contact"]')
  await writeInstead.click()
  const message = await contact.field('message').inputValue()
  // The text of a second press replaces that of the first.
  await writeInstead.click()
  await expect(contact.field('message')).toHaveValue(message)
  await contact.fill({ ...someone, fullName: 'M D' })
  const stored = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  await expect.poll(async () => keysIn(await stored())).toEqual([])
  await contact.submit.click()
  await expect(contact.toasts).toBeVisible()
  await estimator.leaveLead(someone.email)
  await page.goto(publicPath('/pricing', 'fr'))
  await page.locator('a[data-message]').first().click()
  await expect(contact.field('project')).not.toHaveValue('')
  await contact.fill({ ...someone, firstName: 'M', lastName: 'D' })
  await contact.submit.click()
  await expect.poll(() => leads.map((lead) => keysIn(JSON.stringify(lead)))).toEqual([[], [], []])
  await expect
    .poll(() => posts.map((body) => JSON.parse(body).name))
    .toEqual(['pageview', 'estimate', 'contact', 'lead', 'pageview', 'contact'])
})
