import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page, Viewport } from 'puppeteer-core'
import { bringIntoView, desk, phone, quiet, rest, tap, until, visitor } from './visitor'

const target = '/dijon'
/** The link that stands in the page itself, not in a menu. */
const link = `main a[href="${target}"]`
/** How long a mouse rests on the link before the click, ms. */
const hover = 600
/** When the new page has long been painted, ms. */
const settled = 4000

/**
 * Notes where the next document can read it when a link is clicked; and when the heading has been painted, for a page
 * that shows the next one without loading a document.
 */
function noteClick() {
  localStorage.clear()
  addEventListener(
    'click',
    ({ timeStamp }) => localStorage.setItem('benchClick', String(performance.timeOrigin + timeStamp)),
    true,
  )
  const before = document.querySelector('h1')?.textContent
  const observer = new MutationObserver(() => {
    if (!localStorage.getItem('benchClick') || document.querySelector('h1')?.textContent === before) return
    observer.disconnect()
    requestAnimationFrame(() =>
      setTimeout(() =>
        localStorage.setItem('benchPainted', String(performance.timeOrigin + performance.now())),
      ),
    )
  })
  observer.observe(document, { subtree: true, childList: true, characterData: true })
}

/** From the click, or from the start of a load without one, until the heading is on the screen, ms. */
function readArrival(): number {
  const [paint] = performance.getEntriesByName('first-contentful-paint')
  const painted =
    localStorage.getItem('benchPainted') ?? performance.timeOrigin + (paint?.startTime ?? Number.NaN)
  return Number(painted) - Number(localStorage.getItem('benchClick') ?? performance.timeOrigin)
}

/** Goes from `address` to the target as `act` does. A page that was prerendered is another target than the one left. */
async function arrive(
  browser: Browser,
  device: Viewport,
  address: string,
  act: (page: Page) => Promise<unknown>,
) {
  const { page, context } = await visitor(browser, device, address, 'as served')
  await page.goto(address, { waitUntil: 'load' })
  await quiet(page)
  await bringIntoView(page, link)
  await page.evaluate(noteClick)
  await act(page)
  await wait(settled)
  const there = context
    .targets()
    .find((one) => one.type() === 'page' && new URL(one.url()).pathname === target)
  if (!there) throw new Error(`No link on ${address} has led to ${target}.`)
  const devtools = await there.createCDPSession()
  const expression = `globalThis.__name ??= (named) => named; (${readArrival})()`
  const time = await until(settled, async () => {
    const { result } = await devtools.send('Runtime.evaluate', { expression, returnByValue: true })
    return Number(result.value)
  })
  await context.close()
  return time ?? Number.NaN
}

/** Goes to another page of the site in each way, always as a new visitor, on a server that is slow itself. */
export async function measureNavigation(browser: Browser, address: string) {
  const hovered = await arrive(browser, desk, address, async (page) => {
    const spot = await bringIntoView(page, link)
    await page.mouse.move(spot?.x ?? 0, spot?.y ?? 0)
    await wait(hover)
    await page.mouse.down()
    await wait(rest)
    // The document that was pressed may be gone before it could say that it was released.
    page.mouse.up().catch(() => undefined)
  })
  const document = await arrive(browser, desk, address, (page) => page.goto(new URL(target, address).href))
  const tapped = await arrive(browser, phone, address, (page) => tap(page, link).catch(() => undefined))
  return { 'hovered link': hovered, 'document load': document, 'cold tap': tapped }
}
