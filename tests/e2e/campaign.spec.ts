import { publicPath } from '@/lib/i18n/routes'
import { contactOf } from './contact-page'
import { expect, test } from './fixtures'
import { visit } from './shell'

const campaign = 'utm_source=newsletter&utm_medium=email'

test('carries a campaign from page to page and to the form endpoint, without storing it', async ({
  page,
}) => {
  await visit(page, `/nl?${campaign}&utm_id=7`)
  const contactPage = `${publicPath('/contact', 'nl')}?${campaign}`
  await page.locator(`[data-part="header"] a[href="${contactPage}"]:visible`).click()
  await expect(page).toHaveURL(contactPage)
  await expect(page.locator('link[rel="canonical"]')).not.toHaveAttribute('href', /utm_/)

  const contact = contactOf(page)
  await contact.fill({ firstName: 'Anne', lastName: 'Petit', email: 'anne@example.org', message: 'Bonjour' })
  const request = page.waitForRequest('**/forms*')
  await contact.submit.click()
  expect(new URL((await request).url()).search).toBe(`?${campaign}`)

  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]))
  expect(stored).not.toContain('newsletter')
})
