import type { Browser } from 'puppeteer-core'
import { open, visitor, waitForIdle } from './visitor'

type Seen = { fcp: number; lcp: number; shift: number; tasks: { start: number; length: number }[] }

/** Runs before the page: records what the browser itself reports. */
function observe() {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] }
  Object.assign(window, { benchSeen: seen })
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') seen.fcp = startTime
  })
  watch('largest-contentful-paint', ({ startTime }) => {
    seen.lcp = startTime
  })
  watch('layout-shift', ({ value = 0 }) => {
    seen.shift += value
  })
  watch('longtask', ({ startTime, duration }) => seen.tasks.push({ start: startTime, length: duration }))
}

/**
 * Loads an address as a new visitor on a slow phone without any interaction, then the next address with the fonts in the
 * cache. Times in ms, bytes on the wire in kB.
 */
export async function measureLoad(browser: Browser, address: string, next: string) {
  const { page, context } = await visitor(browser, address)
  const devtools = await page.createCDPSession()
  await devtools.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / 1000
  })
  const taskTime = async () => ((await page.metrics()).TaskDuration ?? Number.NaN) * 1000
  const read = () => page.evaluate(() => (window as unknown as { benchSeen: Seen }).benchSeen)
  await page.evaluateOnNewDocument(observe)
  const before = await taskTime()
  await open(page, address)
  const mainThread = (await taskTime()) - before
  const { fcp, lcp, shift, tasks } = await read()
  // Of each task after the first paint, the time beyond 50 ms.
  const blocking = tasks
    .filter((task) => task.start + task.length > fcp)
    .reduce((sum, task) => sum + Math.max(0, task.length - 50), 0)
  const measured = {
    LCP: lcp,
    FCP: fcp,
    TBT: blocking,
    'main thread': mainThread,
    'HTML kB': bytes.Document ?? 0,
    'script kB': bytes.Script ?? 0,
    'all kB': Object.values(bytes).reduce((sum, part) => sum + part, 0),
    requests: kinds.size,
    'shift (worst)': shift,
  }
  // By a script of the page, so that the next page has it as its referrer, as after a link.
  await Promise.all([page.waitForNavigation(), page.evaluate((to) => location.assign(to), next)])
  await waitForIdle(page)
  const later = await read()
  await context.close()
  return { ...measured, 'shift of the next page (worst)': later.shift }
}
