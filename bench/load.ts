import type { Browser } from 'puppeteer-core'
import { phone, quiet, visitor } from './visitor'

type Seen = { fcp: number; lcp: number; shift: number; tasks: { start: number; length: number }[] }

/** Runs in the page before anything else: notes what the browser itself reports. */
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

/** Loads an address as a new visitor on a slow phone and touches nothing. Times in ms, bytes on the wire in kB. */
export async function measureLoad(browser: Browser, address: string) {
  const { page, context } = await visitor(browser, phone, address)
  const devtools = await page.createCDPSession()
  await devtools.send('Network.enable')
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other'
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength / 1000
  })
  await page.evaluateOnNewDocument(observe)
  await page.goto(address, { waitUntil: 'load' })
  await quiet(page)
  const seen = await page.evaluate(() => (window as unknown as { benchSeen: Seen }).benchSeen)
  await context.close()
  // What tasks longer than 50 ms take beyond that, from the first paint on.
  const blocking = seen.tasks
    .filter((task) => task.start + task.length > seen.fcp)
    .reduce((sum, task) => sum + Math.max(0, task.length - 50), 0)
  return {
    LCP: seen.lcp,
    FCP: seen.fcp,
    TBT: blocking,
    'shift (worst)': seen.shift,
    'HTML kB': bytes.Document ?? 0,
    'script kB': bytes.Script ?? 0,
    'all kB': Object.values(bytes).reduce((sum, part) => sum + part, 0),
    requests: kinds.size,
  }
}
