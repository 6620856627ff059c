import { citySlugs } from '@/lib/content/cities'
import { type Locale, localeStorageKey } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site } from '@/lib/site/site'
import { expect, test } from './fixtures'
import { blockStorage, watchFrames } from './page-actions'

// Browsers log the 404 response itself as an error.
test.use({ expectedErrors: [/status of 404/] })

// What a path means is in tests/unit/i18n/locales.test.ts.
const unknown: [path: string, stored: string, locale: Locale, meant?: string][] = [
  // The path starts with no language prefix, so the stored language is used.
  ['/english', 'nl', 'nl'],
  // French has no prefix, but the path names it.
  [`/fr${publicPath('/pricing', 'fr')}`, 'nl', 'fr', publicPath('/pricing', 'fr')],
  // As chats cut links.
  ['/nl/Contact.', 'fr', 'nl', '/nl/contact'],
  // Another language is shown than the path begins with, or than its slug is in.
  [`/${citySlugs[0]}%3Futm_source=x`, 'nl', 'nl', `/nl/${citySlugs[0]}`],
  ['/en/prijzen', 'nl', 'en', publicPath('/pricing', 'en')],
  [`${publicPath('/pricing', 'fr')}&utm_source=x`, 'nl', 'nl', publicPath('/pricing', 'nl')],
  // Not our languages; a property of every object.
  ['/absent', 'toString', 'fr'],
]

for (const [path, stored, locale, meant] of unknown) {
  test(`${path} responds with 404 in ${locale} if ${stored} is stored, is logged, and links to pages`, async ({
    page,
  }) => {
    const preference = [localeStorageKey, stored] as const
    await page.addInitScript((entry) => localStorage.setItem(...entry), preference)
    const t = translatorOf(locale)
    const logged = page.waitForEvent('console', (message) => message.text() === `Page not found: ${path}`)
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page).toHaveTitle(t('notFound.title'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText([t('notFound.title')])
    const pricing = page.getByRole('link', { name: t('notFound.pricing') })
    await expect(pricing.last()).toHaveAttribute('href', publicPath('/pricing', locale))
    for (const url of [site.bookingUrl[locale], site.schedulingUrl])
      await expect(page.locator(`main a[href="${url}"]:visible`)).toHaveCount(1)
    const hrefs = page.locator('[data-part="meant"]:visible a')
    await expect(hrefs).toHaveCount(meant ? 1 : 0)
    if (meant) await expect(hrefs).toHaveAttribute('href', meant)
    await logged
  })
}

test('the not-found page never shows another language, not even in its first frame', async ({ page }) => {
  const seen = await watchFrames(page, 'h1')
  await page.goto('/nl/a/b/c', { waitUntil: 'networkidle' })
  await expect.poll(seen).toEqual([translatorOf('nl')('notFound.title')])
})

test('the banner of the offer and the not-found page show if storage is blocked', async ({ page }) => {
  await blockStorage(page)
  await page.goto(`/contact?now=${site.offerEndsOn}`)
  await expect(page.locator('[data-part="offer-banner"]')).toBeVisible()
  await page.goto('/absent')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText([translatorOf('fr')('notFound.title')])
})
