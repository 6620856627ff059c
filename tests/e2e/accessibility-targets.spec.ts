import { addresses } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { translatorOf } from '@/lib/seo/translator'
import { expect, test } from './fixtures'

/** What can be pressed and is too small: under 24 px (WCAG 2.2, 2.5.8), or under 44 where it leads forward. */
function tooSmall(): string[] {
  const found: string[] = []
  const wineAndMustard = ['rgb(123, 30, 58)', 'rgb(224, 165, 38)']
  for (const target of document.querySelectorAll<HTMLElement>('a[href], button, input, textarea, summary')) {
    if (!target.checkVisibility({ visibilityProperty: true })) continue
    const { display, backgroundColor } = getComputedStyle(target)
    // A link inside a sentence is as high as its line, and may be.
    if (display === 'inline' || target.matches('[aria-hidden="true"] *, [tabindex="-1"]')) continue
    const { width, height } = target.getBoundingClientRect()
    const least = wineAndMustard.includes(backgroundColor) ? 44 : 24
    if (Math.min(width, height) < least)
      found.push(
        `${target.getAttribute('aria-label') ?? target.textContent?.trim()}: ${Math.round(width)} x ${Math.round(height)}`,
      )
  }
  return found
}

for (const { public: address } of addresses) {
  test(`what can be pressed on ${address} is large enough`, async ({ page }) => {
    await page.goto(address)
    expect(await page.evaluate(tooSmall)).toEqual([])
  })
}

for (const locale of locales) {
  test(`what can be pressed in the mobile menu is 44 px high in ${locale} @once`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 700 })
    await page.goto(publicPath('/', locale))
    await page.getByRole('button', { name: translatorOf(locale)('header.openMenu') }).click()
    const targets = page.getByRole('dialog').locator('a, button')
    await expect(targets.first()).toBeVisible()
    const heights = await targets.evaluateAll(async (elements) => {
      await Promise.all(document.getAnimations().map(({ finished }) => finished))
      return elements.map((element) => element.getBoundingClientRect().height)
    })
    expect(heights.filter((height) => height < 44)).toEqual([])
  })
}
