import type { Page } from '@playwright/test'
import { expect, test } from './fixtures'
import { holdFonts } from './requests'
import { shiftOf } from './shell'

/** Pages where fallback fonts wrap differently, on a system whose only font is DejaVu. */
const visits = [
  ['/', 390],
  ['/nl/contact', 360],
  ['/lac-settons', 390],
  ['/', 1280],
  ['/en/pricing', 1280],
] as const

/** The fonts that the browser draws the text of an element with. */
async function facesOf(page: Page, selector: string) {
  const devtools = await page.context().newCDPSession(page)
  const { root } = await devtools.send('DOM.getDocument')
  await devtools.send('CSS.enable')
  const { nodeId } = await devtools.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await devtools.send('CSS.getPlatformFontsForNode', { nodeId })
  await devtools.detach()
  return fonts.map(({ familyName, isCustomFont }) => (isCustomFont ? familyName : 'system')).join()
}

for (const [address, width] of visits) {
  test(`${address} at ${width} px shifts by at most 0.05 when the fonts load`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 })
    const release = await holdFonts(page)
    await page.goto(address, { waitUntil: 'commit' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    expect(await facesOf(page, 'main h1')).not.toContain('Fraunces')
    release()
    await expect.poll(() => facesOf(page, 'main h1'), { timeout: 3500 }).toContain('Fraunces')
    await expect.poll(() => facesOf(page, 'main h1 ~ p'), { timeout: 3500 }).toContain('Figtree')
    expect(await shiftOf(page)).toBeLessThanOrEqual(0.05)
  })
}
