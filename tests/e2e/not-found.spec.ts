import { cities } from '@/lib/content/cities'
import { languages, localeStorageKey, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { site, telHref } from '@/lib/site'
import { expect, test } from './fixtures'

// The answer itself is an error to the browser's console.
test.use({ expectedFaults: [/status of 404/] })

const prefixed = { fr: '/introuvable', nl: '/nl/a/b/c', en: '/en/nowhere' }

for (const locale of locales) {
  const t = translatorOf(locale)

  test(`an unknown address answers 404 in its language, with its ways out (${locale})`, async ({ page }) => {
    const logged: string[] = []
    page.on('console', (message) => logged.push(message.text()))
    const response = await page.goto(prefixed[locale])
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(t('notFound.title'))
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([t('notFound.title')])

    const links: [string, string][] = [
      [t('notFound.home'), publicPath('/', locale)],
      [t('notFound.contact'), publicPath('/contact', locale)],
      [t('notFound.pricing'), publicPath('/pricing', locale)],
      ...cities.map(({ key, slug }): [string, string] => [
        t(`places.${key}.name`),
        publicPath({ city: slug }, locale),
      ]),
      [t('header.estimateShort'), `${publicPath('/', locale)}#calculator`],
      [site.phone, telHref(site.phone)],
      [site.email, `mailto:${site.email}`],
      ...locales.map((each): [string, string] => [
        `${languages[each].code} ${languages[each].localName}`,
        publicPath('/', each),
      ]),
    ]
    for (const [name, href] of links)
      await expect(
        page.getByRole('link', { name, exact: true }).and(page.locator(`[href="${href}"]`)),
      ).toBeVisible()
    expect(logged).toContain(`Page not found: ${prefixed[locale]}`)
  })
}

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
  await page.goto('/nl/a/b/c')
  await page.waitForLoadState('networkidle')
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
