import type { Browser } from '@playwright/test'
import { networkQuiet, phone, visitor } from './browser'

export type Kind = 'html' | 'script' | 'font' | 'image' | 'other'
export type Load = {
  fcp: number
  lcp: number
  shift: number
  /** Total blocking time, ms: what tasks longer than 50 ms take beyond that, from the first paint on. */
  blocking: number
  requests: number
  /** Bytes on the wire. */
  bytes: Record<Kind, number>
}

type Seen = { fcp: number; lcp: number; shift: number; tasks: { start: number; length: number }[] }

const kindOf = (type: string): Kind =>
  (({ Document: 'html', Script: 'script', Font: 'font', Image: 'image' }) as const)[type] ?? 'other'

/** Runs in the page before anything else: notes what the browser itself reports. */
function observe() {
  const seen: Seen = { fcp: 0, lcp: 0, shift: 0, tasks: [] }
  Object.assign(window, { benchSeen: seen })
  const watch = (type: string, note: (entry: PerformanceEntry & { value?: number }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true })
  watch('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') seen.fcp = entry.startTime
  })
  watch('largest-contentful-paint', (entry) => {
    seen.lcp = entry.startTime
  })
  watch('layout-shift', (entry) => {
    seen.shift += entry.value ?? 0
  })
  watch('longtask', (entry) => seen.tasks.push({ start: entry.startTime, length: entry.duration }))
}

/** Loads an address as a new visitor on a slow phone and touches nothing. */
export async function measureLoad(browser: Browser, address: string): Promise<Load> {
  const visit = await visitor(browser, phone, address)
  const { page, devtools, context } = visit
  const kinds = new Map<string, Kind>()
  const bytes: Load['bytes'] = { html: 0, script: 0, font: 0, image: 0, other: 0 }
  devtools.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, kindOf(type)))
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    bytes[kinds.get(requestId) ?? 'other'] += encodedDataLength
  })
  await page.addInitScript(observe)
  await page.goto(address, { waitUntil: 'load' })
  await networkQuiet(visit, 500)
  const seen = await page.evaluate(() => (window as unknown as { benchSeen: Seen }).benchSeen)
  await context.close()
  const blocking = seen.tasks
    .filter((task) => task.start + task.length > seen.fcp)
    .reduce((sum, task) => sum + Math.max(0, task.length - 50), 0)
  return { fcp: seen.fcp, lcp: seen.lcp, shift: seen.shift, blocking, requests: kinds.size, bytes }
}
