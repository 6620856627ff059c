import type { Browser } from '@playwright/test'
import { type Device, desk, networkQuiet, phone, type Visit, visitor } from './browser'
import { bringIntoView, tap } from './press'

export type Navigation = {
  /** Click to the new heading painted, ms, after the pointer has rested on the link. */
  hovered: number
  /** Click to the new page's first paint, ms, for a tap out of nothing. */
  tapped: number
  /** The same tap in the page without scripts, where nothing is fetched ahead. */
  tappedPlain: number
  /** The first paint of the same page by its address, with a warm cache. */
  document: number
  /** Requests that go to the network between the tap and that paint. */
  requests: number
}

type Timed = { benchClick: number; benchPainted: Promise<number> }

/** Starts the clock at the next click on a link, stops it when the heading of `target` has been painted. */
function armClock(target: string) {
  const before = document.querySelector('h1')?.textContent
  const times = window as unknown as Timed
  window.addEventListener('click', (event) => (times.benchClick = event.timeStamp), {
    capture: true,
    once: true,
  })
  times.benchPainted = new Promise((resolve) => {
    const look = () => {
      if (location.pathname !== target || document.querySelector('h1')?.textContent === before) return
      observer.disconnect()
      requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - times.benchClick)))
    }
    const observer = new MutationObserver(look)
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

const painted = ({ page }: Visit) => page.evaluate(() => (window as unknown as Timed).benchPainted)

async function arrive(browser: Browser, device: Device, origin: string, from: string) {
  const visit = await visitor(browser, device, origin, 'server')
  await visit.page.goto(origin + from, { waitUntil: 'load' })
  await visit.page.mouse.move(1, 1)
  await networkQuiet(visit)
  return visit
}

/** The link that stands in the page itself, not in a menu. */
const linkTo = (target: string) => `main a[href="${target}"]`

async function afterHover(browser: Browser, origin: string, from: string, target: string) {
  const visit = await arrive(browser, desk, origin, from)
  const { page } = visit
  const spot = await bringIntoView(page, linkTo(target))
  if (!spot) throw new Error(`No link on ${from} leads to ${target}.`)
  await page.mouse.move(spot.x, spot.y)
  await networkQuiet(visit)
  await page.evaluate(armClock, target)
  await page.mouse.click(spot.x, spot.y)
  const time = await painted(visit)
  await visit.context.close()
  return time
}

/** Notes in the session, which the next document can read, when the next click on a link comes. */
function noteClick() {
  const note = ({ timeStamp }: MouseEvent) =>
    sessionStorage.setItem('benchClick', String(performance.timeOrigin + timeStamp))
  window.addEventListener('click', note, { capture: true, once: true })
}

/** The first paint of the document that the click led to, ms after it, and what had been asked for by then. */
function readArrival() {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN
  const click = Number(sessionStorage.getItem('benchClick'))
  const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
  const asked = resources.filter(({ startTime, transferSize }) => startTime < paint && transferSize > 0)
  return { time: performance.timeOrigin + paint - click, asked: 1 + asked.length }
}

async function afterTap(browser: Browser, origin: string, from: string, target: string) {
  const visit = await arrive(browser, phone, origin, from)
  await bringIntoView(visit.page, linkTo(target))
  await networkQuiet(visit)
  await visit.page.evaluate(noteClick)
  await tap(visit, linkTo(target))
  await visit.page.waitForURL(origin + target, { waitUntil: 'load' })
  await networkQuiet(visit)
  const arrival = await visit.page.evaluate(readArrival)
  await visit.context.close()
  return arrival
}

async function byDocument(browser: Browser, origin: string, from: string, target: string) {
  const visit = await arrive(browser, phone, origin, from)
  await visit.page.goto(origin + target, { waitUntil: 'load' })
  await networkQuiet(visit)
  const time = await visit.page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  )
  await visit.context.close()
  return time
}

/**
 * Goes from one page of the site to another in each way, always as a new visitor. Both servers are slow; `bound` is
 * the one of the pages without scripts.
 */
export async function measureNavigation(
  browser: Browser,
  { site, bound }: { site: string; bound: string },
  from: string,
  target: string,
): Promise<Navigation> {
  const hovered = await afterHover(browser, site, from, target)
  const { time: tapped, asked: requests } = await afterTap(browser, site, from, target)
  const { time: tappedPlain } = await afterTap(browser, bound, from, target)
  return { hovered, tapped, requests, tappedPlain, document: await byDocument(browser, site, from, target) }
}
