import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page, Viewport } from 'puppeteer-core'
import { bringIntoView, desktop, hold, open, phone, tap, until, visitor } from './visitor'

const target = '/dijon'
/** The link in the page itself, not in a menu. */
const link = `main a[href="${target}"]`
/** How long a mouse rests on the link before the click, ms. */
const hover = 600
/** By this time the next page has been painted, ms. */
const settled = 4000

/** Stores the time of a click, ms since 1970, for the next document. */
function noteClick() {
  const note = ({ timeStamp }: Event) =>
    localStorage.setItem('benchClick', String(performance.timeOrigin + timeStamp))
  addEventListener('click', note, true)
}

/** From the click, or from the start of a load without one, to the first paint, ms; NaN before that. */
function readArrival(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const painted = performance.timeOrigin + (paint?.startTime ?? Number.NaN)
  return painted - Number(localStorage.getItem('benchClick') ?? performance.timeOrigin)
}

/** Goes from `address` to the target as `act` does. A prerendered page is another target than the page before it. */
async function arrive(
  browser: Browser,
  device: Viewport,
  address: string,
  act: (page: Page) => Promise<unknown>,
) {
  const { page, context } = await visitor(browser, device, address, 'as served')
  await open(page, address)
  await bringIntoView(page, link)
  await page.evaluate(noteClick)
  await act(page)
  await wait(settled)
  const next = context
    .targets()
    .find((one) => one.type() === 'page' && new URL(one.url()).pathname === target)
  if (!next) throw new Error(`The link from ${address} to ${target} did not work.`)
  const devtools = await next.createCDPSession()
  const expression = `globalThis.__name ??= (named) => named; (${readArrival})()`
  const time = await until(settled, async () => {
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true })
    return Number(result.value)
  })
  await context.close()
  return time ?? Number.NaN
}

/** Goes to another page in three ways, each time as a new visitor, on a slow server. Times in ms. */
export async function measureNavigation(browser: Browser, address: string) {
  const hovered = await arrive(browser, desktop, address, async (page) => {
    const spot = await bringIntoView(page, link)
    await page.mouse.move(spot?.x ?? 0, spot?.y ?? 0)
    await wait(hover)
    await page.mouse.down()
    await wait(hold)
    // The document may be replaced before it reports the release.
    page.mouse.up().catch(() => undefined)
  })
  const document = await arrive(browser, desktop, address, (page) => page.goto(new URL(target, address).href))
  const tapped = await arrive(browser, phone, address, (page) => tap(page, link).catch(() => undefined))
  return { 'hovered link': hovered, 'document load': document, 'cold tap': tapped }
}
