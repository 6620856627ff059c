import type { Browser, Page } from 'puppeteer-core'
import { bringIntoView, controls, phone, quiet, tap, visitor } from './visitor'

const actions = ['menu', 'type', 'amenity', 'estimate', 'faq', 'dismiss'] as const

/** Event Timing (what INP is made of) comes in steps of 8 ms and reports nothing below 16. */
const least = 16

function observeEvents() {
  const spent: number[] = []
  Object.assign(window, { benchSpent: spent })
  const note = (entry: PerformanceEntry) =>
    'interactionId' in entry && entry.interactionId && spent.push(entry.duration)
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
}

/** Entries come after the frame that they time: two frames and a task later they are all there. */
const takeSpent = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await new Promise((resolve) => setTimeout(resolve, 100))
    return (window as unknown as { benchSpent: number[] }).benchSpent.splice(0)
  })

/** Press to the next painted frame, ms, once for each control of a page whose code has arrived; NaN where it has none. */
export async function measureInteraction(browser: Browser, address: string) {
  const { page, context } = await visitor(browser, phone, address)
  await page.evaluateOnNewDocument(observeEvents)
  await page.goto(address, { waitUntil: 'load' })
  await quiet(page)
  const measured: Record<string, number> = {}
  for (const action of actions) {
    if (action === 'estimate' && (await bringIntoView(page, controls.capacity))) {
      await tap(page, controls.capacity)
      await page.keyboard.sendCharacter('4')
    }
    const isThere = await bringIntoView(page, controls[action])
    await quiet(page)
    await takeSpent(page)
    if (isThere) await tap(page, controls[action])
    measured[action] = isThere ? Math.max(least, ...(await takeSpent(page))) : Number.NaN
    if (action === 'menu') await page.keyboard.press('Escape')
  }
  await context.close()
  return measured
}
