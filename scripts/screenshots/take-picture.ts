import type { Browser, Page } from '@playwright/test'

/** Scrolls through the whole page, so that everything that loads near the viewport has loaded. */
export async function visitWhole(page: Page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo(0, y)
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    }
    window.scrollTo(0, 0)
    // Loads the lazy pictures outside the viewport and decodes each with the frame that shows it.
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

/** The innermost elements beyond the right edge of the page; none if it does not scroll sideways. */
function elementsBeyond(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= width) return []
    const beyond = [...document.body.querySelectorAll('*')].filter(
      (element) => element.getBoundingClientRect().right > width + 0.5,
    )
    const innermost = beyond.filter(
      (element) => !beyond.some((other) => other !== element && element.contains(other)),
    )
    return innermost.map(
      (element) => `<${element.tagName.toLowerCase()}> ${element.textContent?.slice(0, 40)}`,
    )
  })
}

type Picture = { origin: string; address: string; width: number; file: string }

/** Takes a full-page picture of a first visit. Returns the elements that make the page scroll sideways. */
export async function takePicture(browser: Browser, picture: Picture): Promise<string[]> {
  const { origin, address, width, file } = picture
  const page = await browser.newPage({ viewport: { width, height: 900 }, reducedMotion: 'reduce' })
  await page.goto(`${origin}${address}`)
  await visitWhole(page)
  const overflow = await elementsBeyond(page)
  await page.screenshot({ path: file, fullPage: true, animations: 'disabled' })
  await page.close()
  return overflow
}
