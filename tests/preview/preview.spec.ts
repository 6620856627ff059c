import { citySlugs } from '@/lib/content/cities'
import { buildInfo } from '@/lib/deploy/deploy-kind'
import { keysIn } from '@/lib/i18n/message-keys'
import { loadMessages } from '@/lib/i18n/messages'
import { publicPath } from '@/lib/i18n/routes'
import { expectAccessible } from '../e2e/accessibility'
import { expect, test } from '../e2e/fixtures'
import { contactOf, estimatorOf } from '../e2e/form-actions'

test('the ribbon shows branch, commit and what is left to do', async ({ page }) => {
  const { ribbon: copy } = loadMessages('fr')
  const { branch, commit } = buildInfo(process.env)
  await page.goto('/?now=2100-01-01')
  const part = '[data-part="preview-ribbon"]'
  const ribbon = page.locator(part)
  await expectAccessible(page, 'closed', part)
  await ribbon.locator('summary').first().click()
  for (const text of [branch, commit, copy.dryRun]) await expect(ribbon).toContainText(`${text}`)
  await expect(ribbon.getByText(copy.fixes.offer)).toBeVisible()
  await expectAccessible(page, 'open', part)
})

test('the forms report success, log a clean lead and send nothing but counted events', async ({ page }) => {
  const posts: string[] = []
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.postData() ?? ''))
  const leads: unknown[] = []
  page.on('console', async (message) => {
    if (message.text().startsWith('Preview:')) leads.push(await message.args()[1]?.jsonValue())
  })
  const [estimator, contact] = [estimatorOf(page), contactOf(page)]
  const someone = { email: 'marketing@example.org' }
  await page.goto(`/${citySlugs[0]}`)
  await estimator.estimate({ type: 'f2', capacity: '4', amenities: ['wifi', 'pool'] })
  await estimator.gate.locator('a[href="#contact"]').click()
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
