import type { Page } from '@playwright/test'
import { site } from '@/lib/build/site'
import { translatorOf } from '@/lib/build/translate'
import { formatPhone } from '@/lib/i18n/format-phone'
import { locales } from '@/lib/i18n/locales'
import { pageUrl, publicPath } from '@/lib/i18n/routes'
import { expect, test } from './fixtures'
import { expectOneSheet, scrollPage, visit } from './page-actions'

/** Visible texts that paper would not show: browsers print no backgrounds, so that pale text is lost. */
const paleTexts = (page: Page) =>
  page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const brightness = (colour: string) => {
      if (!canvas) return 0
      // Any notation of a colour, over white paper.
      for (const fill of ['white', colour]) {
        canvas.fillStyle = fill
        canvas.fillRect(0, 0, 1, 1)
      }
      return Math.min(...canvas.getImageData(0, 0, 1, 1).data.slice(0, 3))
    }
    const parents = [...document.querySelectorAll<HTMLElement>('body *')].filter(
      (element) =>
        element.checkVisibility() &&
        !element.closest('svg, [aria-hidden="true"]') &&
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim()),
    )
    return parents
      .filter((element) => brightness(getComputedStyle(element).color) > 150)
      .map(({ textContent }) => textContent)
  })

/** Elements that paper could show half-way: browsers print what they see at once. */
const moving = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after']
        .map((part) => getComputedStyle(element, part))
        .filter((style) => style.transitionDuration !== '0s' || style.animationName !== 'none')
        .map(() => element.className),
    ),
  )

for (const locale of locales) {
  test(`the prices in ${locale} print as a quote on one sheet`, async ({ page }) => {
    await page.goto(publicPath('/pricing', locale))
    await expectOneSheet(page)
    await page.emulateMedia({ media: 'print' })
    for (const plan of ['standard', 'prestige'] as const) {
      const name = translatorOf(locale)(`pricing.plans.${plan}.name`)
      await expect(page.getByRole('heading', { name })).toBeVisible()
    }
    const footer = page.getByRole('contentinfo')
    for (const detail of [formatPhone(site.phone, locale), site.email])
      await expect(footer.getByText(detail).filter({ visible: true })).toHaveCount(1)
  })
}

for (const path of ['/', '/pricing', '/autun', '/dijon'] as const) {
  test(`${path} prints without controls, pale text and motion`, async ({ page }) => {
    await page.goto(publicPath(path, 'fr'))
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(() => moving(page)).toEqual([])
    await expect.poll(() => paleTexts(page)).toEqual([])
    await expect(page.locator('form, nav, button, img, dialog').filter({ visible: true })).toHaveCount(0)
  })
}

test('a header that scrolling down has hidden prints in its place', async ({ page }) => {
  await visit(page, '/')
  const header = page.getByRole('banner')
  await scrollPage(page, 600)
  await expect(header).toHaveAttribute('data-state', 'hidden')
  await page.emulateMedia({ media: 'print' })
  await expect(header).toHaveCSS('position', 'static')
  await expect(header).toHaveCSS('translate', 'none')
  await expect(header).toHaveCSS('opacity', '1')
})

for (const path of ['/', '/dijon', '/autun'] as const) {
  test(`${path} prints what is folded, every table, and ends with phone, email and URL`, async ({ page }) => {
    await page.goto(publicPath(path, 'nl'))
    await page.emulateMedia({ media: 'print' })
    const folded = page.locator('main details > :not(summary), main table')
    const hidden = () =>
      folded.evaluateAll((parts) =>
        parts.flatMap((part) =>
          part.closest('#calculator, #contact') || part.checkVisibility() ? [] : [part.textContent],
        ),
      )
    await expect.poll(hidden).toEqual([])
    const footer = page.getByRole('contentinfo')
    const last = footer.locator('p').filter({ visible: true }).last()
    await expect(last).toHaveText(pageUrl(path, 'nl', site.url))
    for (const detail of [site.phone, site.email]) await expect(footer).toContainText(detail)
  })
}
