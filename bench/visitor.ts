import { setTimeout as wait } from 'node:timers/promises'
import puppeteer, { type Browser, type Page } from 'puppeteer-core'
import { withoutAddressBar } from '@/scripts/browser'
import { slow4g } from './server'

/** How many times slower than this machine the visitor's processor is. */
const slowdown = 4
const phone = {
  width: 412,
  height: 823,
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

/**
 * Starts the browser at this path, which trusts the certificate with this fingerprint. Puppeteer drives it, because
 * Playwright runs scripts of its own in each page. While a driver listens for errors, V8 parses the code around each
 * `Error` again to find its line, and React creates six at its start: 50 ms of blocking time that no visitor has. With
 * `--no-enable-lazy-source-positions` V8 records the lines when it compiles. Without a window Chromium may show nothing
 * between a press and its result.
 */
export const launch = (executablePath: string, fingerprint: string, hasWindow: boolean): Promise<Browser> =>
  puppeteer.launch({
    executablePath,
    headless: !hasWindow,
    args: [
      '--no-sandbox',
      '--js-flags=--no-enable-lazy-source-positions',
      withoutAddressBar,
      `--ignore-certificate-errors-spki-list=${fingerprint}`,
    ],
  })

/**
 * A page of a new visitor with an empty cache on a slow phone. It is already connected to the server of this address,
 * because the browser's throttle counts the latency of opening a connection once or twice, at random.
 */
export async function visitor(browser: Browser, address: string, line: 'slow' | 'fast' = 'slow') {
  const context = await browser.createBrowserContext()
  const page = await context.newPage()
  await page.setViewport(phone)
  // tsx names functions with this helper, which does not exist in the page.
  await page.evaluateOnNewDocument('globalThis.__name = (named) => named')
  await page.goto(new URL('/robots.txt', address).href)
  if (line === 'slow') await page.emulateNetworkConditions(slow4g)
  await page.emulateCPUThrottling(slowdown)
  return { context, page }
}

/** Waits for a second without requests, except the favicon, whose completion Chromium never reports. */
export const waitForIdle = (page: Page) => page.waitForNetworkIdle({ idleTime: 1000, concurrency: 1 })

/** Opens an address and waits until the page is idle. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'load' })
  await waitForIdle(page)
}

/** Calls `ask` every 20 ms for at most `limit` ms; returns its first truthy answer, or undefined. */
export async function until<Answer>(
  limit: number,
  ask: () => Promise<Answer | null>,
): Promise<Answer | undefined> {
  for (const start = Date.now(); Date.now() - start < limit; await wait(20)) {
    const answer = await ask()
    if (answer) return answer
  }
}

/** Scrolls the first visible element that matches into view and returns its centre; null if there is none. */
export const bringIntoView = (page: Page, selector: string) =>
  page.evaluate(async (wanted) => {
    const elements = [...document.querySelectorAll(wanted)]
    const element = elements.find((one) => one.checkVisibility({ visibilityProperty: true }))
    if (!element) return null
    const { top, bottom } = element.getBoundingClientRect()
    const scroll = () => element.scrollIntoView({ block: 'center', behavior: 'instant' })
    if (top < 0 || bottom > innerHeight) {
      scroll()
      // Blocks with an estimated height are laid out in the next frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
      scroll()
    }
    const { x, y, width, height } = element.getBoundingClientRect()
    return { x: x + width / 2, y: y + height / 2 }
  }, selector)

/** The time between the touch and the release in a tap or a click, ms: a page may start its work at the touch. */
const hold = 90

/** Taps the centre of a control. Returns the time of the release, ms since 1970. Throws if there is no such control. */
export async function tap(page: Page, selector: string): Promise<number> {
  const spot = await bringIntoView(page, selector)
  if (!spot) throw new Error(`${page.url()} has no visible ${selector} to tap.`)
  const touch = await page.touchscreen.touchStart(spot.x, spot.y)
  await wait(hold)
  const released = Date.now()
  await touch.end()
  return released
}

const inEstimate = (control: string) => `form[name="estimate"] ${control}`

/** The controls that visitors press. Not every page has all of them. */
export const controls = {
  menu: 'button[aria-controls="mobile-menu"]',
  capacity: inEstimate('[name="sleepingCapacity"]'),
  type: inEstimate('[name="propertyType"][value="f2"]'),
  amenity: inEstimate('[name="amenities"][value="wifi"]'),
  estimate: inEstimate('[type="submit"]'),
  question: '#faq details:nth-of-type(2) summary',
  startCapacity: '#start-capacity',
  startType: '#start-type',
  start: 'form[name="start"] [type="submit"]',
  send: 'form[name="contact"] [type="submit"]',
}

/** Answers the two required questions of the estimator. */
export async function answerEstimator(page: Page): Promise<void> {
  await tap(page, controls.capacity)
  await page.keyboard.sendCharacter('4')
  await tap(page, controls.type)
}
