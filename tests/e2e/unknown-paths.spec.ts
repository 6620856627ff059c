import { type Locale, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'

// The browser itself reports the status of the document.
test.use({ expectedFaults: [/status of 404 .*\/(nowhere|nl|en|fr|a|tarifs|english)/] })

const unknown: [path: string, locale: Locale][] = [
  ['/nowhere', 'fr'],
  ['/a/b/c', 'fr'],
  ['/tarifs/nowhere', 'fr'],
  ['/nl/nowhere', 'nl'],
  ['/nl/a/b/c', 'nl'],
  ['/en/nowhere', 'en'],
  ['/en/dijon/nowhere', 'en'],
  // The address of another language is unknown in this one, and French has no prefix.
  ['/nl/tarifs', 'nl'],
  ['/en/prijzen', 'en'],
  ['/fr', 'fr'],
  ['/fr/contact', 'fr'],
  // Only a whole segment is a language.
  ['/english', 'fr'],
]

for (const [path, locale] of unknown) {
  test(`${path} is not found, in ${locale}`, { tag: '@once' }, async ({ page }) => {
    const t = translatorOf(locale)
    const logged = page.waitForEvent('console', (message) => message.text().includes(path))
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page).toHaveTitle(t('notFound.title'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('notFound.title'))
    await expect(page.getByText(t('notFound.description'))).toBeVisible()
    await logged
  })
}

for (const locale of locales) {
  test(`from an unknown path the way out stays in ${locale}`, { tag: '@once' }, async ({ page }) => {
    const t = translatorOf(locale)
    await page.goto(`${locale === 'fr' ? '' : `/${locale}`}/nowhere`)
    await page
      .getByRole('main')
      .getByRole('link', { name: t('notFound.pricing') })
      .click()
    await expect(page).toHaveURL(publicPath('/pricing', locale))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('pages.pricing.title'))
  })
}
