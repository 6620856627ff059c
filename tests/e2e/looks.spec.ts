import sharp from 'sharp'
import { visitWhole } from '@/scripts/screenshots/take-picture'
import { expect, test } from './fixtures'

/**
 * A third of the size: what a letter's edge looks like on this machine is gone, what moved by a line is not, and the
 * pictures to compare with stay small.
 */
const scale = 1 / 3

const looks = [
  ['home-nl', '/nl', 390],
  ['home', '/', 1280],
  ['pricing', '/tarifs', 1280],
  ['settons', '/lac-settons', 1280],
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Other systems draw letters of other widths where a fallback stands in.
test.skip(process.platform !== 'linux', 'the pictures were taken on Linux')

for (const [name, address, width] of looks) {
  test(`${name} looks as it did at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    // With the second visit the fonts are there before the first frame.
    await page.reload({ waitUntil: 'load' })
    await visitWhole(page)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const small = await sharp(picture)
      .resize({ width: Math.round(width * scale) })
      .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
      .toBuffer()
    expect(small).toMatchSnapshot(`${name}-${width}.png`, { threshold: 0.25, maxDiffPixelRatio: 0.01 })
  })
}
