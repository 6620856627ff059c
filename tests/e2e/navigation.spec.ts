import { languages } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { scrolled, scrollPage, visit } from './page-actions'

const prices = publicPath('/pricing', 'fr')

test('back and forward restore the scroll position, also after a reload @both @engines', async ({ page }) => {
  await visit(page, '/')
  await scrollPage(page, 2400)
  const before = await scrolled(page)
  await page.locator(`footer a[href="${prices}"]`).evaluate((link: HTMLElement) => link.click())
  await expect(page).toHaveURL(prices)
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollPage(page, 500)

  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL(prices)
  await expect.poll(() => scrolled(page)).toBe(500)

  await page.reload()
  await expect.poll(() => scrolled(page)).toBe(500)
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(() => scrolled(page)).toBe(before)
})

test('going back at once restores the position after a scroll to the end and up', async ({ page }) => {
  await visit(page, '/')
  for (const y of [
    await page.evaluate(() => document.documentElement.scrollHeight - innerHeight),
    2200,
    2000,
  ])
    await scrollPage(page, y)
  await page.locator(`[data-part="header"] a[href="${prices}"]`).first().click()
  await page.waitForURL(prices, { waitUntil: 'commit' })
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(2000)
})

test('a language link leads to the anchor of the address in the other language, also in a new tab', async ({
  page,
  context,
}) => {
  await visit(page, prices)
  await page.evaluate(() => location.assign('#pricing'))
  const name = translatorOf('fr')('header.languageLabel')
  const switcher = page.getByRole('contentinfo').getByRole('list', { name })
  await expect(switcher.locator('[aria-current]')).toContainText(languages.fr.localName)
  const link = switcher.getByRole('link', { name: languages.nl.localName })
  const target = `${publicPath('/pricing', 'nl')}#pricing`
  const opened = context.waitForEvent('page')
  await link.click({ button: 'middle' })
  const tab = await opened
  // `tab.url()` can miss a navigation that ended before Playwright looked at the new tab.
  await expect(async () => expect(await tab.evaluate(() => location.href)).toContain(target)).toPass()
  await link.click()
  await expect(page).toHaveURL(target)
  await expect(page.locator('#pricing')).toBeInViewport()
})
