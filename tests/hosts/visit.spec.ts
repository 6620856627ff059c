import { expect, test } from '@playwright/test'
import { loadMessages } from '@/lib/i18n/messages'
import { visit } from '../e2e/shell'

test('a link opens the next page without loading a document', async ({ page }) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  await visit(page, '/nl')
  await page.evaluate(() => Object.assign(window, { sameDocument: true }))
  await page.locator('a[href="/nl/prijzen"]').first().click()
  await expect(page).toHaveURL('/nl/prijzen')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadMessages('nl').pages.pricing.title)
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  await page.goBack()
  await expect(page).toHaveURL('/nl')
  expect(problems).toEqual([])
})

for (const [path, locale] of [
  ['/nergens', 'fr'],
  ['/nl/nergens/hier', 'nl'],
  ['/en/nowhere', 'en'],
] as const) {
  test(`${path} says so in the language of its path`, async ({ page }) => {
    const answer = await page.goto(path)
    expect(answer?.status()).toBe(404)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(loadMessages(locale).notFound.title)
  })
}
