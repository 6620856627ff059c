import { citySlugs } from '@/lib/content/cities'
import { type Locale, localeStorageKey, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site, telHref } from '@/lib/site'
import { expect, test } from './fixtures'

// The answer itself is an error to the browser's console.
test.use({ expectedFaults: [/status of 404/] })

const unknown: [path: string, locale: Locale][] = [
  ['/tarifs/nowhere', 'fr'],
  ['/nl/a/b/c', 'nl'],
  // The address of another language is unknown in this one, and French has no prefix.
  ['/en/prijzen', 'en'],
  ['/fr/contact', 'fr'],
  // Only a whole segment is a language.
  ['/english', 'fr'],
]

test('an unknown address answers 404 in its language at any depth, and is logged', async ({ page }) => {
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
})

test('from an unknown address the ways out stay in its language @phone', async ({ page }) => {
  const t = translatorOf('nl')
  await page.goto('/nl/a/b/c')
  const links: [string, string][] = [
    [t('notFound.home'), '/nl'],
    [t('notFound.contact'), '/nl/contact'],
    ...citySlugs.map((slug): [string, string] => [t(`places.${slug}.name`), publicPath(`/${slug}`, 'nl')]),
    [t('header.estimateShort'), '/nl#calculator'],
    [site.phone, telHref(site.phone)],
    [site.email, `mailto:${site.email}`],
  ]
  for (const [name, href] of links)
    await expect(page.getByRole('link', { name, exact: true }).locator('visible=true')).toHaveAttribute(
      'href',
      href,
    )
  await page.getByRole('link', { name: t('notFound.pricing') }).click()
  await expect(page).toHaveURL('/nl/prijzen')
})

test('without a prefix the stored language is taken', async ({ page }) => {
  await page.addInitScript((key) => localStorage.setItem(key, 'en'), localeStorageKey)
  await page.goto('/x/y')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([translatorOf('en')('notFound.title')])
  await page.goto('/nl/x')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([translatorOf('nl')('notFound.title')])
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
