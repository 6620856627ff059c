import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type CDPSession,
  chromium,
  type Page,
} from '@playwright/test'
import type { Line } from './line'

/**
 * Slow 4G: 1.6 Mbit/s down, 750 kbit/s up (bytes per second here), 150 ms for each request. Lighthouse's own applied
 * throttling counts 562.5 ms for each request, which models a new connection every time; over HTTP/2 a request costs
 * one round trip.
 */
export const slow4g: Line = { latency: 150, bytesPerSecond: (1.6 * 1024 * 1024) / 8 }
const network = {
  offline: false,
  latency: slow4g.latency,
  downloadThroughput: slow4g.bytesPerSecond,
  uploadThroughput: (750 * 1024) / 8,
}
/** Where the server itself is slow. */
const unthrottled = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: -1 }

/** `slowdown`: how many times slower than this machine's processor. */
export const phone = {
  slowdown: 4,
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
export const desk = { slowdown: 1, viewport: { width: 1280, height: 800 } }

export type Device = { slowdown: number } & BrowserContextOptions
export type Visit = { context: BrowserContext; page: Page; devtools: CDPSession }

/**
 * Playwright listens for errors, and for each `Error` made while somebody listens V8 parses the code around it again
 * to know its lines. React makes six as it starts, for later: 50 ms of blocking that no visitor has. With this V8
 * notes the lines as it compiles.
 */
const sourcePositions = '--js-flags=--no-enable-lazy-source-positions'

/** Starts the browser at this path; it trusts the certificate with this fingerprint. */
export function launch(executablePath: string, fingerprint: string): Promise<Browser> {
  return chromium.launch({
    executablePath,
    args: ['--no-sandbox', sourcePositions, `--ignore-certificate-errors-spki-list=${fingerprint}`],
  })
}

/**
 * Playwright sets colours, motion and contrast, and the browser applies what is set once more as a document is about to
 * be left: that restyles and redraws the page, 80 ms and more at a quarter of the speed, which no visitor has.
 */
const asItComes = { colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const

/** A file of the site that no page uses. */
const doormat = '/robots.txt'

/**
 * A visitor who is about to open an address of a site where they have never been: a context of its own, on slow 4G,
 * which the browser or the server makes so. The connection stands already: while the browser makes it, its throttle
 * counts the latency of the first answer once or twice, as it happens (314 or 470 ms until the page was there).
 */
export async function visitor(
  browser: Browser,
  { slowdown, ...device }: Device,
  address: string,
  slow: 'browser' | 'server' = 'browser',
): Promise<Visit> {
  const context = await browser.newContext({ ...device, ...asItComes, locale: 'fr-FR' })
  // tsx names functions through this helper, which does not exist where they run.
  await context.addInitScript('globalThis.__name = (named) => named')
  const page = await context.newPage()
  await page.goto(new URL(doormat, address).href)
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', slow === 'browser' ? network : unthrottled)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  return { context, page, devtools }
}

/** Waits until nothing has been fetched for `quiet` ms, or `limit` ms have passed since the call. */
export async function networkQuiet({ devtools }: Visit, quiet = 1000, limit = 20_000): Promise<void> {
  let open = 0
  let last = Date.now()
  const note = (change: number) => () => {
    open = Math.max(0, open + change)
    last = Date.now()
  }
  const [begun, ended] = [note(1), note(-1)]
  devtools.on('Network.requestWillBeSent', begun)
  devtools.on('Network.loadingFinished', ended)
  devtools.on('Network.loadingFailed', ended)
  const start = Date.now()
  while (Date.now() - start < limit && (open > 0 || Date.now() - last < quiet))
    await new Promise((resolve) => setTimeout(resolve, 50))
  devtools.off('Network.requestWillBeSent', begun)
  devtools.off('Network.loadingFinished', ended)
  devtools.off('Network.loadingFailed', ended)
}
