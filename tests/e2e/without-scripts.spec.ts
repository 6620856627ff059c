import { addresses } from '@/lib/content/pages'
import { languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { site, telHref } from '@/lib/site'
import { expect, test } from './fixtures'
import { headingOf } from './headings'

test.use({
  javaScriptEnabled: false,
  // The emulated phone takes its size after a navigation has begun, which ends the transition between the pages.
  expectedFaults: [/Transition was aborted because of invalid state/],
})

for (const { public: address, page: kind, locale } of addresses) {
  test(`${address} reads whole without scripts`, async ({ page }) => {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf(kind, locale))
    for (const section of await page.locator('main section:not([hidden])').all()) {
      if ((await section.getAttribute('id')) === 'comparison' && (page.viewportSize()?.width ?? 0) < 768)
        continue
      await section.scrollIntoViewIfNeeded()
      const heading = section.getByRole('heading').first()
      await expect(heading).toBeVisible()
      await expect(heading).toHaveCSS('opacity', '1')
    }
    await expect(page.locator(`a[href="${telHref(site.phone)}"]:visible`).first()).toBeVisible()
    await expect(page.locator(`a[href="mailto:${site.email}"]:visible`).first()).toBeVisible()
  })
}

for (const locale of locales) {
  const home = publicPath('/', locale)
  const t = translatorOf(locale)

  test(`the home page works without scripts (${locale})`, async ({ page }) => {
    await page.goto(home)
    const question = page.locator('#faq details', { hasText: t('faq.items.notice.question') })
    await question.locator('summary').click()
    await expect(question).toHaveAttribute('open')

    await page
      .getByRole('contentinfo')
      .locator(`a[href="${publicPath('/pricing', locale)}"]`)
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(headingOf('/pricing', locale))

    const other = locale === 'nl' ? 'en' : 'nl'
    await page.getByRole('contentinfo').getByRole('link', { name: languages[other].localName }).click()
    await expect(page).toHaveURL(publicPath('/pricing', other))
  })

  test(`a form says how to reach the house without scripts (${locale})`, async ({ page }) => {
    await page.goto(publicPath('/contact', locale))
    const note = page.locator('noscript p').first()
    await expect(note).toBeVisible()
    await expect(note).toHaveText(t('forms.noScript', { phone: site.phone, email: site.email }))
  })
}
