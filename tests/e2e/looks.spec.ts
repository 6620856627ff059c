import sharp from 'sharp'
import { publicPath } from '@/lib/i18n/routing'
import { visitWhole } from '@/scripts/screenshots/take-picture'
import { expect, test } from './fixtures'

/**
 * A third of the size: what a letter's edge looks like on this machine is gone, what moved by a line is not, and the
 * pictures to compare with stay small.
 */
const scale = 1 / 3

const looks = [
  ['home', publicPath('/', 'fr')],
  ['home-nl', publicPath('/', 'nl')],
  ['pricing', publicPath('/pricing', 'fr')],
  ['pricing-en', publicPath('/pricing', 'en')],
  ['contact', publicPath('/contact', 'fr')],
  ['settons', publicPath({ city: 'lac-settons' }, 'fr')],
  ['dijon-nl', publicPath({ city: 'dijon' }, 'nl')],
  ['not-found', '/absent'],
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' }, expectedFaults: [/404 \(Not Found\)/] })
// Other systems draw letters of other widths where a fallback stands in.
test.skip(process.platform !== 'linux', 'the pictures were taken on Linux')

for (const width of [390, 1280]) {
  for (const [name, address] of looks) {
    test(`${name} looks as it did at ${width} px @once`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await page.goto(address)
      // Lines as they fall in our fonts, whatever the first paint found (lib/early/own-type.ts).
      await expect(page.locator('html:not([data-type])')).toBeAttached()
      await page.evaluate(() => {
        for (const block of document.querySelectorAll<HTMLElement>('[style]')) block.style.wordSpacing = ''
      })
      await visitWhole(page)
      const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
      const small = await sharp(picture)
        .resize({ width: Math.round(width * scale) })
        .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
        .toBuffer()
      expect(small).toMatchSnapshot(`${name}-${width}.png`, { threshold: 0.25, maxDiffPixelRatio: 0.01 })
    })
  }
}
