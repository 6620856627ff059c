import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Browser, type Page, type Viewport } from 'puppeteer-core'
import { slow4g } from './server'

/** How many times slower than this machine's processor. */
const slowdown = 4
export const phone: Viewport = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desk: Viewport = { width: 1280, height: 800 }

/**
 * Starts the browser at this path, which trusts the certificate with this fingerprint. Puppeteer drives it, because
 * Chromium prerenders nothing for a page that Playwright is attached to. While somebody listens for errors, V8 parses
 * the code around each `Error` again to know its lines, and React makes six as it starts: 50 ms of blocking that no
 * visitor has. With the flag V8 notes the lines as it compiles.
 */
export const launch = (executablePath: string, fingerprint: string): Promise<Browser> =>
  puppeteer.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--js-flags=--no-enable-lazy-source-positions',
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  })

/**
 * The page of somebody who is about to open an address of a site where they have never been, on a slow device. The
 * connection stands already: while the browser makes it, its throttle counts the latency of the first answer once or
 * twice, as it happens. `line` is throttled by the browser, or is as slow as the server.
 */
export async function visitor(
  browser: Browser,
  device: Viewport,
  address: string,
  line: 'slow' | 'as served' = 'slow',
) {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(device)
  // tsx names functions through this helper, which does not exist where they run.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await page.goto(new URL('/robots.txt', address).href)
  if (line === 'slow') await page.emulateNetworkConditions(slow4g)
  await page.emulateCPUThrottling(slowdown)
  return { context, page }
}

/** Waits until nothing has been fetched for a second; but for the icon, of which Chromium never says that it has come. */
export const quiet = (page: Page) => page.waitForNetworkIdle({ idleTime: 1000, concurrency: 1 })

/** Asks every 20 ms, at most `limit` ms; undefined when the answer stays empty. */
export async function until<Answer>(
  limit: number,
  ask: () => Promise<Answer | null>,
): Promise<Answer | undefined> {
  for (const start = Date.now(); Date.now() - start < limit; await wait(20)) {
    const answer = await ask()
    if (answer) return answer
  }
}

/** Brings the first visible control that matches into view and returns its middle; null where there is none. */
export const bringIntoView = (page: Page, selector: string) =>
  page.evaluate((wanted) => {
    const controls = [...document.querySelectorAll(wanted)]
    const control = controls.find((element) => element.checkVisibility({ visibilityProperty: true }))
    if (!control) return null
    control.scrollIntoView({ block: 'nearest', behavior: 'instant' })
    const { x, y, width, height } = control.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)

/** How long a thumb or a finger rests in a tap or a click, ms: the page begins its work at the touch. */
export const rest = 90

/** Taps the middle of a control as a thumb does: down, a moment, up. Throws when it is not there. */
export async function tap(page: Page, selector: string): Promise<void> {
  const spot = await bringIntoView(page, selector)
  if (!spot) throw new Error(`${selector} is not there to be tapped on ${page.url()}.`)
  const touch = await page.touchscreen.touchStart(spot.x, spot.y)
  await wait(rest)
  await touch.end()
}

const inEstimate = (control: string) => `form[name="estimate"] ${control}`

/** What is pressed on the pages, as selectors; not every page has all of it. */
export const controls = {
  menu: 'button[aria-controls="mobile-menu"]',
  capacity: inEstimate('input[name="sleepingCapacity"]'),
  type: inEstimate('input[name="propertyType"][value="f2"]'),
  amenity: inEstimate('input[name="amenities"][value="wifi"]'),
  estimate: inEstimate('[type="submit"]'),
  faq: '#faq details:nth-of-type(2) summary',
  dismiss: '[data-part="calculate-button"] button',
}
