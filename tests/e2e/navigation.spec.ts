import type { Page } from '@playwright/test'
import { type PagePath, pages } from '@/lib/content/pages'
import { languages, localeStorageKey } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { reload, scrolled, scrollPage, visit } from './shell'

const footerLink = (page: Page, address: string) =>
  page.getByRole('contentinfo').locator(`a[href="${address}"]`).first()

// Dutch has a block that the other languages do not have.
test('every page can be reached by a link, starts at its top and logs no error', async ({ page }) => {
  await visit(page, '/nl')
  for (const target of [...pages.slice(1), '/'] as PagePath[]) {
    const address = publicPath(target, 'nl')
    await page.evaluate((key) => localStorage.removeItem(key), localeStorageKey)
    await footerLink(page, address).click()
    await expect(page).toHaveURL(address)
    // The behaviours have started, so the fixture has recorded any error of their start.
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), localeStorageKey)).toBe('nl')
    expect(await scrolled(page)).toBe(0)
  }
})

test('a link works before scripts have loaded, five times out of five @phone', async ({ page }) => {
  for (let times = 0; times < 5; times += 1) {
    await page.goto('/nl', { waitUntil: 'domcontentloaded' })
    await footerLink(page, '/nl/prijzen').click()
    await expect(page).toHaveURL('/nl/prijzen')
  }
})

test('a link whose page was prerendered on hover opens that page', async ({ page }) => {
  await visit(page, '/')
  const link = page.locator('main a[href="/dijon"]:visible').first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  await link.click()
  await expect(page).toHaveURL('/dijon')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Dijon')
})

test('back and forward restore the scroll position, also after a reload @both', async ({ page }) => {
  await visit(page, '/')
  await scrollPage(page, 2400)
  const before = await scrolled(page)
  await page.evaluate(() => document.querySelector<HTMLElement>('footer a[href="/tarifs"]')?.click())
  await expect(page).toHaveURL('/tarifs')
  await expect.poll(() => scrolled(page)).toBe(0)
  await scrollPage(page, 500)

  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(before)
  await page.goForward()
  await expect(page).toHaveURL('/tarifs')
  await expect.poll(() => scrolled(page)).toBe(500)

  await reload(page)
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
  await page.locator('[data-part="header"] a[href="/tarifs"]').first().click()
  await page.waitForURL('/tarifs', { waitUntil: 'commit' })
  await page.goBack()
  await expect.poll(() => scrolled(page)).toBe(2000)
})

test('the language links lead to the same page and anchor in each language', async ({ page }) => {
  await visit(page, '/tarifs')
  await page.evaluate(() => history.replaceState(history.state, '', '#pricing'))
  for (const [from, to] of [
    ['fr', 'nl'],
    ['nl', 'en'],
    ['en', 'fr'],
  ] as const) {
    const name = translatorOf(from)('header.languageLabel')
    const switcher = page.getByRole('contentinfo').getByRole('list', { name })
    await expect(switcher.locator('[aria-current]')).toContainText(languages[from].localName)
    await switcher.getByRole('link', { name: languages[to].localName }).click()
    await expect(page).toHaveURL(`${publicPath('/pricing', to)}#pricing`)
    await expect(page.locator('html')).toHaveAttribute('lang', to)
    await expect(page.locator('#pricing')).toBeInViewport()
  }
})
