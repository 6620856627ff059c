import { pages } from '@/lib/content/pages'
import { languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'
import { headingOf } from './headings'
import { visit } from './shell'

for (const locale of locales) {
  test(`a walk through all pages in ${locale} loads one document and starts each page at its top`, async ({
    page,
  }) => {
    await visit(page, publicPath('/', locale))
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    for (const target of [...pages.slice(1), '/' as const]) {
      const address = publicPath(target, locale)
      await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().click()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf(target, locale))
      await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    }
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })

  test(`back and forward lead through the pages of ${locale}`, async ({ page }) => {
    const [home, pricing] = [publicPath('/', locale), publicPath('/pricing', locale)]
    await page.goto(home)
    await page.getByRole('contentinfo').locator(`a[href="${pricing}"]`).first().click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('/pricing', locale))
    await page.goBack()
    await expect(page).toHaveURL(home)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('/', locale))
    await page.goForward()
    await expect(page).toHaveURL(pricing)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('/pricing', locale))
  })
}

test.describe('a thumb', () => {
  test.use({ hasTouch: true })

  test('loads the document of another page, at its top, and goes back @once', async ({ page }) => {
    await visit(page, publicPath('/', 'nl'))
    const address = publicPath('/pricing', 'nl')
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.getByRole('contentinfo').locator(`a[href="${address}"]`).first().tap()
    await expect(page).toHaveURL(address)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('/pricing', 'nl'))
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.goBack()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('/', 'nl'))
  })
})

test('the language switcher leads round all languages of a page', async ({ page }) => {
  await page.goto(publicPath('/pricing', 'fr'))
  for (const [from, to] of [
    ['fr', 'nl'],
    ['nl', 'en'],
    ['en', 'fr'],
  ] as const) {
    const name = translatorOf(from)('header.languageLabel')
    const switcher = page.getByRole('contentinfo').getByRole('list', { name })
    await expect(switcher.locator('[aria-current]')).toContainText(languages[from].localName)
    await switcher.getByRole('link', { name: languages[to].localName }).click()
    await expect(page).toHaveURL(publicPath('/pricing', to))
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('/pricing', to))
  }
})
