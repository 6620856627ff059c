import { type Locale, localeStorageKey, locales } from '@/lib/i18n/locales'
import { translatorOf } from '@/lib/i18n/translate'
import { expect, test } from './fixtures'

// The answer itself is an error to the browser's console.
test.use({ expectedFaults: [/status of 404/] })

const unknown: [path: string, locale: Locale][] = [
  ['/nl/a/b/c', 'nl'],
  // Only a whole segment is a language, French has no prefix, and the language of the visitor is Dutch.
  ['/english', 'nl'],
  ['/fr/contact', 'nl'],
  // The address of another language is unknown in this one.
  ['/en/prijzen', 'en'],
]

test('an unknown address answers 404 in its language or the stored one, is logged, and leads on', async ({
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

test('the language stands before the first paint: no other ever shows', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    const look = () => {
      for (const heading of document.querySelectorAll('h1'))
        if (heading.checkVisibility()) seen.add(heading.textContent ?? '')
      Object.assign(window, { seenHeadings: [...seen] })
      requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  })
  await page.goto('/nl/a/b/c', { waitUntil: 'networkidle' })
  const seen = await page.evaluate(() => Reflect.get(window, 'seenHeadings'))
  expect(seen).toEqual([translatorOf('nl')('notFound.title')])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the not-found page shows every language', async ({ page }) => {
    await page.goto('/nl/x')
    const titles = locales.map((locale) => translatorOf(locale)('notFound.title'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles)
  })
})
