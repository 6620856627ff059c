import type { Page } from '@playwright/test'

/** Scrolls through the whole page, so that everything that loads near the viewport has loaded. */
export async function scrollThrough(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
    // Loads the lazy pictures outside the viewport and decodes each with the frame that shows it.
    // Waits for load events, because image.decode() may never settle on a busy machine.
    const loads = [...document.images].map((image) => {
      image.decoding = 'sync'
      image.loading = 'eager'
      return (
        image.complete ||
        new Promise((resolve) => {
          image.addEventListener('load', resolve)
          image.addEventListener('error', resolve)
        })
      )
    })
    await Promise.all(loads)
  })
  await page.waitForLoadState('networkidle')
}
