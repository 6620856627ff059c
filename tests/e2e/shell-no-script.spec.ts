import { pages } from '@/lib/content/pages'
import { languages, locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { site, telHref } from '@/lib/site'
import { expect, test } from './fixtures'

test.use({ javaScriptEnabled: false })

for (const locale of locales) {
  const t = translatorOf(locale)

  test(`without scripts every page of the language is a link away (${locale})`, async ({ page }) => {
    await page.goto(publicPath('/pricing', locale))
    const wide = (page.viewportSize()?.width ?? 0) >= 768
    if (!wide) {
      await page
        .getByRole('banner')
        .getByRole('link', { name: t('header.menu') })
        .click()
      await expect(page).toHaveURL(`${publicPath('/pricing', locale)}#footer`)
    }
    const footer = page.getByRole('contentinfo')
    for (const each of pages)
      await expect(footer.locator(`a[href="${publicPath(each, locale)}"]`).first()).toBeVisible()
    await expect(footer.locator(`a[href="${telHref(site.phone)}"]`).first()).toBeVisible()
    await expect(footer.locator(`a[href="mailto:${site.email}"]`).first()).toBeVisible()
    await expect(footer.getByRole('link', { name: t('header.call') })).toBeVisible()
    for (const other of locales) {
      const link = footer.getByRole('link', { name: languages[other].localName })
      await expect(link).toHaveAttribute('href', publicPath('/pricing', other))
    }
  })

  test(`without scripts the legal notice can be read and closed, and the page keeps its place (${locale})`, async ({
    page,
  }) => {
    await page.goto(publicPath('/contact', locale))
    const notice = page.getByRole('dialog', { name: t('legal.title') })
    await expect(notice).toBeHidden()
    const opener = page.locator('#contact a[href="#legal"]')
    await opener.click()
    await expect(notice.getByRole('heading', { name: t('legal.title') })).toBeInViewport()
    await expect(notice.getByText(t('legal.privacy.needed'))).toBeVisible()
    await notice.getByRole('link', { name: t('legal.close') }).click()
    await expect(notice).toBeHidden()
    await expect(opener).toBeInViewport()
  })
}
