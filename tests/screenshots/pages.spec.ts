import { publicPages } from '@/lib/content/pages'
import { locales } from '@/lib/i18n/locales'
import { absentPage } from '../e2e/page-actions'
import { expect, test } from '../server'
import { scrollThrough } from './scroll-through'

/** Phone, tablet, laptop and large screen, px. */
const widths = [390, 768, 1280, 1920]

for (const address of [...publicPages.map((each) => each.public), ...locales.map(absentPage)]) {
  test(`takes pictures of ${address}, which does not scroll sideways`, async ({ page }) => {
    const name = address === '/' ? 'home' : address.slice(1).replaceAll('/', '-')
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      await scrollThrough(page)
      await page.screenshot({
        path: `screenshots/${name}-${width}.png`,
        fullPage: true,
        animations: 'disabled',
      })
      const scrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth)
      await expect.configure({ soft: true }).poll(scrollWidth).toBe(width)
    }
  })
}
