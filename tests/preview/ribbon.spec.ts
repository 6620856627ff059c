import type { Page } from '@playwright/test'
import { pages } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { pageUrl } from '@/lib/seo/addresses'
import { translatorOf } from '@/lib/seo/translator'
import { site } from '@/lib/site'
import { expectAccessible } from '../e2e/accessibility'
import { expect, test } from '../e2e/fixtures'

const t = translatorOf('fr')

const ribbonOf = (page: Page) => page.locator('[data-part="preview-ribbon"]')

async function openRibbon(page: Page) {
  const ribbon = ribbonOf(page)
  await ribbon.locator('summary').first().click()
  await expect(ribbon.getByRole('link', { name: t('ribbon.production') })).toBeVisible()
  return ribbon
}

for (const locale of locales) {
  test(`axe finds nothing wrong with the ribbon in ${locale}, closed, open and with every page listed`, async ({
    page,
  }) => {
    test.slow()
    const say = translatorOf(locale)
    await page.goto(publicPath('/', locale))
    const ribbon = ribbonOf(page)
    await expectAccessible(page, 'closed')
    await ribbon.locator('summary').first().click()
    await ribbon.getByText(say('ribbon.allPages')).click()
    for (const width of [320, 390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, `${width} px`)
    }
  })
}

test('the ribbon tells the branch and the commit, and that forms send nothing here', async ({ page }) => {
  await page.goto('/')
  const ribbon = await openRibbon(page)
  await expect(ribbon).toContainText(t('ribbon.branch', { branch: 'spring-prices' }))
  await expect(ribbon).toContainText(t('ribbon.commit', { commit: 'a1b2c3d' }))
  await expect(ribbon).toContainText(t('ribbon.dryRun'))
  await expect(ribbon).toContainText(t('ribbon.fixes.testimonials'))
})

test('from the ribbon every page and the page in production can be reached', async ({ page }) => {
  await page.goto('/nl/prijzen')
  const ribbon = ribbonOf(page)
  await expect(ribbon.locator(`a[href="${pageUrl('/pricing', 'nl', site.url)}"]`)).toHaveCount(1)
  for (const locale of locales)
    for (const other of pages)
      await expect(ribbon.locator(`a[href="${publicPath(other, locale)}"]`).last()).toHaveCount(1)
  await ribbon.locator('summary').first().click()
  await ribbon.locator('a[href="/en/pricing"]').first().click()
  await expect(page).toHaveURL('/en/pricing')
  await expect(ribbonOf(page)).toBeVisible()
})

test('the link can be copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/tarifs?now=2025-12-01')
  const ribbon = await openRibbon(page)
  await ribbon.getByRole('button', { name: t('ribbon.copyLink') }).click()
  await expect(ribbon.getByRole('status')).toHaveText(t('ribbon.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('where the link may not be copied, it is shown', async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: () => Promise.reject(new Error()) },
    }),
  )
  await page.goto('/tarifs')
  const ribbon = await openRibbon(page)
  await ribbon.getByRole('button', { name: t('ribbon.copyLink') }).click()
  await expect(ribbon.getByRole('status')).toHaveText(page.url())
})

test('a hidden ribbon stays away in its tab, on other pages too, and is back in a new one', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const ribbon = await openRibbon(page)
  await ribbon.getByRole('button', { name: t('ribbon.hide') }).click()
  await expect(ribbonOf(page)).toBeHidden()
  await page.goto('/en/dijon')
  await expect(page.locator('h1')).toBeVisible()
  await expect(ribbonOf(page)).toBeHidden()
  const tab = await context.newPage()
  await tab.goto('/')
  await expect(ribbonOf(tab)).toBeVisible()
})

test('the ribbon is not printed', async ({ page }) => {
  await page.goto('/')
  await expect(ribbonOf(page)).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(ribbonOf(page)).toBeHidden()
})
