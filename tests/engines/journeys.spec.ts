import { existsSync } from 'node:fs'
import { expect, test } from '../e2e/fixtures'
import { contactOf, estimatorOf, leadsOf, uniqueEmail } from '../e2e/forms'

test.skip(
  ({ playwright, browserName }) => !existsSync(playwright[browserName].executablePath()),
  'This browser is not installed. Fix: npx playwright install firefox webkit',
)

test('the estimator shows an estimate and sends the lead', async ({ page }) => {
  const email = uniqueEmail()
  await page.goto('/autun#calculator')
  const estimator = estimatorOf(page)
  await estimator.estimate({ type: 'f2', capacity: '4', amenities: ['pool'] })
  await estimator.leaveLead(email)
  await expect.poll(() => leadsOf(email)).toMatchObject([{ propertyType: 'f2', monthlyRevenue: 4050 }])
})

test('the contact form focuses an empty required field, then sends the request', async ({ page }) => {
  const email = uniqueEmail()
  await page.goto('/en/contact')
  const contact = contactOf(page)
  await contact.fill({ firstName: 'Anne', email, message: 'Two houses near Autun' })
  await contact.submit.click()
  await expect(contact.field('lastName')).toBeFocused()
  const belowHeader = () =>
    contact.field('lastName').evaluate(({ labels }: HTMLInputElement) => {
      const header = document.querySelector('[data-part="header"]')?.getBoundingClientRect()
      return (labels?.[0]?.getBoundingClientRect().top ?? 0) - (header?.bottom ?? 0)
    })
  await expect.poll(belowHeader).toBeGreaterThan(0)
  await contact.field('lastName').fill('Roy')
  await contact.submit.click()
  await expect(contact.status).not.toBeEmpty()
  await expect.poll(() => leadsOf(email)).toMatchObject([{ firstName: 'Anne', lastName: 'Roy' }])
})

test('the mobile menu opens, closes on Escape and links to a page', async ({ page }) => {
  await page.setViewportSize({ width: 500, height: 800 })
  await page.goto('/nl')
  const menu = page.locator('[data-part="mobile-menu"]')
  const opener = page.locator('[popovertarget="mobile-menu"][popovertargetaction="show"]')
  await opener.click()
  await expect(menu).toHaveAttribute('data-state', 'open')
  await page.keyboard.press('Escape')
  await expect(menu).toHaveAttribute('data-state', 'closed')
  await opener.click()
  await menu.locator('a[href="/nl/prijzen"]').click()
  await expect(page).toHaveURL('/nl/prijzen')
})

test('the two fields in the hero have the same height', async ({ page }) => {
  await page.goto('/')
  const controls = page.locator('form[name="start"]').locator('input, select')
  await expect(controls).toHaveCount(2)
  const heights = () =>
    controls.evaluateAll((all) => new Set(all.map(({ clientHeight }) => clientHeight)).size)
  await expect.poll(heights).toBe(1)
})
