import { type Locale, localeStorageKey, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'
import { watchFrames } from './shell'

// Browsers log the 404 response itself as an error.
test.use({ expectedFaults: [/status of 404/] })

const unknown: [path: string, locale: Locale][] = [
  // Neither path starts with a language prefix, so the stored language, Dutch, is used.
  ['/english', 'nl'],
  ['/fr/contact', 'nl'],
  // A Dutch slug does not exist in English.
  ['/en/prijzen', 'en'],
]

test('an unknown address responds with 404 in its own or the stored language, is logged, and links to pages', async ({
  page,
}) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'nl'), localeStorageKey)
  for (const [path, locale] of unknown) {
    const t = translatorOf(locale)
    const logged = page.waitForEvent('console', (message) => message.text() === `Page not found: ${path}`)
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page).toHaveTitle(t('notFound.title'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([t('notFound.title')])
    await logged
  }
  await page.getByRole('link', { name: translatorOf('en')('notFound.pricing') }).click()
  await expect(page).toHaveURL('/en/pricing')
})

test('the not-found page never shows another language, not even in its first frame', async ({ page }) => {
  const seen = await watchFrames(page, 'h1')
  await page.goto('/nl/a/b/c', { waitUntil: 'networkidle' })
  expect(await seen()).toEqual([translatorOf('nl')('notFound.title')])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the not-found page shows every language', async ({ page }) => {
    await page.goto('/nl/x')
    const titles = locales.map((locale) => translatorOf(locale)('notFound.title'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles)
  })
})
