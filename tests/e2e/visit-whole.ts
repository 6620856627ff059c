import type { Page } from '@playwright/test'

/** Scrolls through the whole page, so that everything that loads near the viewport has loaded. */
export async function visitWhole(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
    // Loads the lazy pictures outside the viewport and decodes each with the frame that shows it.
    for (const image of document.images) Object.assign(image, { decoding: 'sync', loading: 'eager' })
    await Promise.all(Array.from(document.images, (image) => image.decode()))
  })
  await page.waitForLoadState('networkidle')
}
