import sharp from 'sharp'
import { expect, test } from './fixtures'
import { scrollThrough } from './scroll-through'

/**
 * Screenshots are compared at a third of their size. This hides differences in antialiasing but not a shift by a line, and
 * keeps the reference files small.
 */
const scale = 1 / 3

/**
 * Replaces each text of the page by one word, or by a sentence in a paragraph, so that new copy leaves the screenshots as
 * they are.
 */
function replaceTexts() {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode
    if (!textContent?.trim() || parent?.closest('script, style')) continue
    texts.currentNode.textContent = parent?.matches('p, h1, h2') ? ' texte'.repeat(12) : ' texte '
  }
}

const screenshots = [
  ['home-nl', '/nl', 390],
  ['home', '/', 1280],
  ['pricing', '/tarifs', 1280],
  ['settons', '/lac-settons', 1280],
] as const

test.use({ contextOptions: { reducedMotion: 'reduce' } })
// Fallback fonts have other widths on other systems.
test.skip(process.platform !== 'linux', 'the reference screenshots were taken on Linux')

for (const [name, address, width] of screenshots) {
  test(`${name} matches its reference screenshot at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await page.goto(address)
    // On the second load the fonts come from the cache, before the first frame.
    await page.reload({ waitUntil: 'load' })
    await scrollThrough(page)
    await page.evaluate(replaceTexts)
    const picture = await page.screenshot({ fullPage: true, animations: 'disabled' })
    const small = await sharp(picture)
      .resize({ width: Math.round(width * scale) })
      .png({ palette: true, colours: 64, dither: 0, compressionLevel: 9 })
      .toBuffer()
    expect(small).toMatchSnapshot(`${name}-${width}.png`, { threshold: 0.25, maxDiffPixelRatio: 0.01 })
  })
}
