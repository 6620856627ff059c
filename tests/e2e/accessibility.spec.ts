import { addresses } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { publicPath } from '@/lib/i18n/routes'
import { expectAccessible } from './accessibility'
import { expect, test } from './fixtures'

/** The smallest phone, which is also a laptop at 400 %; a usual phone; a laptop. Px. */
const widths = [320, 390, 1280]

// Three looks at a long page; a busy machine needs its time.
test.slow()
test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { public: address } of addresses) {
  test(`axe finds nothing wrong with ${address} @once`, async ({ page }) => {
    await page.goto(address)
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 })
      await expectAccessible(page, `${width} px`)
    }
  })
}

test.describe('the not-found page', () => {
  test.use({ expectedFaults: [/404/] })

  for (const locale of locales) {
    test(`axe finds nothing wrong with it in ${locale} @once`, async ({ page }) => {
      await page.goto(`${publicPath('/', locale)}/absent`.replace('//', '/'))
      await expect(page.locator('html')).toHaveAttribute('lang', locale)
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 })
        await expectAccessible(page, `${width} px`)
      }
    })
  }
})
