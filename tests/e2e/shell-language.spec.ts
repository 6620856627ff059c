import { addresses } from '@/lib/content/pages'
import { languages, localeStorageKey, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'
import { visit } from './shell'

for (const { page: which, locale, public: address } of addresses) {
  test(`${address} links to itself in each language, in its HTML and alive @once`, async ({ page }) => {
    const html = await (await page.request.get(address)).text()
    for (const each of locales) {
      expect(html).toContain(`<a href="${publicPath(which, each)}" hrefLang="${languages[each].hrefLang}"`)
    }
    await visit(page, address)
    const switcher = page
      .getByRole('contentinfo')
      .getByRole('list', { name: translatorOf(locale)('header.languageLabel') })
    for (const each of locales) {
      const link = switcher.getByRole('link', { name: languages[each].localName })
      await expect(link).toHaveAttribute('href', publicPath(which, each))
      await expect(link).toHaveAttribute('lang', languages[each].hrefLang)
      if (each === locale) await expect(link).toHaveAttribute('aria-current', 'true')
      else await expect(link).not.toHaveAttribute('aria-current')
    }
    expect(await page.evaluate((key) => localStorage.getItem(key), localeStorageKey)).toBe(locale)
  })
}

test('the switcher keeps the page and the anchor that is read at the moment of the click', async ({
  page,
}) => {
  await visit(page, '/tarifs')
  await page.evaluate(() => history.replaceState(history.state, '', '#pricing'))
  await page.getByRole('contentinfo').getByRole('link', { name: languages.nl.localName }).click()
  await expect(page).toHaveURL('/nl/prijzen#pricing')
  await expect(page.locator('html')).toHaveAttribute('lang', 'nl')
})

test('the switcher follows the page that the visitor went on to', async ({ page }) => {
  await visit(page, '/')
  const footer = page.getByRole('contentinfo')
  await footer.getByRole('link', { name: translatorOf('fr')('places.autun.name') }).click()
  await expect(page).toHaveURL('/autun')
  await expect(footer.getByRole('link', { name: languages.en.localName })).toHaveAttribute(
    'href',
    '/en/autun',
  )
})

test('storage that refuses costs a visitor nothing', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('denied', 'SecurityError')
    }
  })
  await page.goto('/nl')
  await expect.poll(() => logged.join()).toContain('The language could not be stored')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})
