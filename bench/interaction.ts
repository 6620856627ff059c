import { setTimeout as wait } from 'node:timers/promises'
import type { Browser, Page } from 'puppeteer-core'
import { answerEstimator, bringIntoView, controls, open, tap, visitor, waitForIdle } from './visitor'

const actions = ['menu', 'amenity', 'estimate', 'question'] as const

/** Event Timing (the source of INP) counts in steps of 8 ms and reports nothing below 16. */
const least = 16

function observeEvents() {
  const durations: number[] = []
  Object.assign(window, { benchDurations: durations })
  const note = (entry: PerformanceEntry) =>
    'interactionId' in entry && entry.interactionId && durations.push(entry.duration)
  const options = { type: 'event', durationThreshold: 16, buffered: true }
  new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(options)
}

/** The longest time in which an entry is reported after its press, ms. */
const reported = 1000

/** Returns and removes the durations so far. */
async function takeDurations(page: Page): Promise<number[]> {
  await wait(reported)
  return page.evaluate(() => (window as unknown as { benchDurations: number[] }).benchDurations.splice(0))
}

/** From a press to the next painted frame, ms, once for each control of an idle page; NaN if it is missing. */
export async function measureInteraction(browser: Browser, address: string) {
  const { page, context } = await visitor(browser, address)
  await page.evaluateOnNewDocument(observeEvents)
  await open(page, address)
  const measured: Record<string, number> = {}
  for (const action of actions) {
    const isThere = await bringIntoView(page, controls[action])
    if (isThere && action === 'amenity') await answerEstimator(page)
    await waitForIdle(page)
    await takeDurations(page)
    if (isThere) await tap(page, controls[action])
    measured[action] = isThere ? Math.max(least, ...(await takeDurations(page))) : Number.NaN
    if (action === 'menu') await page.keyboard.press('Escape')
  }
  await context.close()
  return measured
}
