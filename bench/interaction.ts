import type { Browser, Page } from '@playwright/test'
import { networkQuiet, phone, type Visit, visitor } from './browser'
import { controls } from './controls'
import { bringIntoView, tap, typeInto } from './press'

export const actions = ['menu', 'type', 'amenity', 'estimate', 'faq', 'dismiss'] as const
/** Press to the next painted frame, ms, in steps of 8 as the browser reports it; NaN where there is no such control. */
export type Interaction = Record<(typeof actions)[number], number>

/** Event Timing (what INP is made of) reports nothing below 16 ms. */
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
function takeSpent(page: Page): Promise<number[]> {
  return page.evaluate(
    () =>
      new Promise<number[]>((resolve) =>
        requestAnimationFrame(() =>
          requestAnimationFrame(() =>
            setTimeout(
              () => resolve((window as unknown as { benchSpent: number[] }).benchSpent.splice(0)),
              100,
            ),
          ),
        ),
      ),
  )
}

async function press(visit: Visit, selector: string): Promise<number> {
  if (!(await bringIntoView(visit.page, selector))) return Number.NaN
  await networkQuiet(visit, 500)
  await takeSpent(visit.page)
  await tap(visit, selector)
  return Math.max(least, ...(await takeSpent(visit.page)))
}

/** Presses each control once, in a page whose code has arrived, at a quarter of the speed. */
export async function measureInteraction(browser: Browser, address: string): Promise<Interaction> {
  const visit = await visitor(browser, phone, address)
  const { page } = visit
  await page.addInitScript(observeEvents)
  await page.goto(address, { waitUntil: 'load' })
  await networkQuiet(visit)
  const measured = {} as Interaction
  for (const action of actions) {
    if (action === 'estimate' && (await bringIntoView(page, controls.capacity)))
      await typeInto(visit, controls.capacity, '4')
    measured[action] = await press(visit, controls[action])
    if (action === 'menu') await page.keyboard.press('Escape')
  }
  await visit.context.close()
  return measured
}
