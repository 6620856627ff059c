import type { Page } from 'playwright/test'
import { isOfferRunning } from '@/lib/business/offer'
import { formatPhone } from '@/lib/i18n/format-phone'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/i18n/translate'
import { site, telHref } from '@/lib/site/site'
import { builtAt } from '@/scripts/built-with'
import { folderToWrite } from '@/scripts/export/files'
import { expect, test } from './fixtures'
import { contactOf, estimatorOf } from './form-actions'
import { pagesOfEachKind } from './page-actions'

// Browsers log the 404 response of the not-found page itself as an error.
test.use({ javaScriptEnabled: false, expectedErrors: [/404 .*\/nl\/absent/] })

const t = translatorOf('nl')
const prices = publicPath('/pricing', 'nl')

test('every kind of page shows all its sections without scripts @phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  for (const address of pagesOfEachKind('nl')) {
    await page.goto(address)
    const width = () => page.evaluate(() => document.documentElement.scrollWidth)
    await expect.poll(width, address).toBe(320)
    const sections = page.locator('main section:not(#comparison)')
    await expect(sections.nth(1), address).toBeAttached()
    for (const section of await sections.all()) {
      const heading = section.getByRole('heading').first()
      await section.scrollIntoViewIfNeeded()
      await expect(section).toBeInViewport()
      await expect(heading).toHaveCSS('opacity', '1')
    }
  }
})

test('without scripts the menu button leads to the links of the footer @phone', async ({ page }) => {
  await page.goto(prices)
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('header.menu') })
    .click()
  await expect(page).toHaveURL(`${prices}#footer`)
  const footer = page.getByRole('contentinfo')
  for (const way of [telHref(site.phone), `mailto:${site.email}`])
    await expect(footer.locator(`a[href="${way}"]`).first()).toBeVisible()
  await footer.locator('a[href="/nl/contact"]').first().click()
  await expect(page).toHaveURL('/nl/contact')
})

test('without scripts disclosures open, the estimator shows phone and email instead of a button, and the form of the hero leads to them @phone', async ({
  page,
}) => {
  await page.goto('/nl')
  for (const block of ['pricing', 'faq']) {
    const fold = page.locator(`#${block} details`).first()
    await fold.locator('summary').click()
    await expect(fold.locator('summary ~ *')).toBeVisible()
  }
  await estimatorOf(page).form.locator('summary').click()
  await expect(estimatorOf(page).amenity('sauna')).toBeVisible()
  await expect(estimatorOf(page).submit).toBeHidden()
  const note = page.locator('#calculator [data-part="no-script-note"]')
  await expect(note).toHaveText(
    t('forms.noScript', { phone: formatPhone(site.phone, 'nl'), email: site.email }),
  )
  const start = page.locator('form[name="start"]')
  await start.locator('[name="sleepingCapacity"]').fill('4')
  await start.locator('[name="propertyType"]').selectOption('f2')
  await start.locator('[type="submit"]').click()
  await expect(page).toHaveURL(/^[^#]*\/nl\?[^#]*#calculator$/)
  await expect(note).toBeInViewport()
})

test('without scripts the legal notice opens and closes, and the page keeps its scroll position @phone', async ({
  page,
}) => {
  await page.goto('/nl/contact')
  const notice = page.getByRole('dialog', { name: t('legal.title') })
  await expect(notice).toBeHidden()
  const opener = page.locator('#contact a[href="#legal"]')
  await opener.click()
  await expect(notice.getByRole('heading', { name: t('legal.title') })).toBeInViewport()
  await notice.getByRole('link', { name: t('legal.close') }).click()
  await expect(notice).toBeHidden()
  await expect(opener).toBeInViewport()
  await page.goto('/nl#legal')
  await expect(notice.getByRole('heading', { name: t('legal.title') })).toBeInViewport()
})

test('without scripts the banner shows only if the offer was running at build time', async ({ page }) => {
  await page.goto(prices)
  const banner = page.locator('[data-part="offer-banner"]')
  await expect(banner).toBeVisible({ visible: isOfferRunning(site.offerEndsOn, builtAt(folderToWrite())) })
})

test('without scripts the not-found page shows every language', async ({ page }) => {
  await page.goto('/nl/absent')
  const titles = locales.map((locale) => translatorOf(locale)('notFound.title'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(titles)
})

/** As Cloudflare's Rocket Loader does: every script gets an unknown type, and a deferred loader creates them anew. */
async function rewriteScripts(page: Page) {
  await page.route('**/nl/contact', async (route) => {
    const response = await route.fetch()
    const html = (await response.text()).replace(
      /<script(?![^>]*type="(?:application\/ld\+json|speculationrules)")([^>]*)>/g,
      (_tag, attributes: string) => `<script type="token-module"${attributes.replace(/ type="[^"]*"/, '')}>`,
    )
    const loader = '<script src="/loader.js" defer></script>'
    await route.fulfill({ response, body: html.replace('</body>', `${loader}</body>`) })
  })
  const loader = `for (const old of document.querySelectorAll('script[type^="token-"]')) {
    const script = document.createElement('script')
    for (const { name, value } of old.attributes) if (name !== 'type') script.setAttribute(name, value)
    script.text = old.text
    old.replaceWith(script)
  }`
  await page.route('**/loader.js', (route) => route.fulfill({ contentType: 'text/javascript', body: loader }))
}

for (const [how, javaScriptEnabled] of [
  ['without scripts', false],
  ['with scripts rewritten by a proxy', true],
] as const)
  test.describe(how, () => {
    test.use({ javaScriptEnabled, expectedErrors: [/policy violation|Trusted|Security Policy/] })

    test('the contact form sends nothing, puts nothing into the URL, and shows phone and email @phone', async ({
      page,
    }) => {
      if (javaScriptEnabled) await rewriteScripts(page)
      await page.goto('/nl/contact')
      const contact = contactOf(page)
      const note = page.locator('#contact [data-part="no-script-note"]')
      await expect(note).toBeVisible()
      await expect(note.getByRole('link')).toHaveCount(2)
      await expect(contact.submit).toBeHidden()
      await contact.field('email').fill('anne@example.org')
      await contact.field('email').press('Enter')
      await page.locator('#contact a[href="#legal"]').click()
      await expect(page).toHaveURL('/nl/contact#legal')
      await expect(contact.field('email')).toHaveValue('anne@example.org')
    })
  })
