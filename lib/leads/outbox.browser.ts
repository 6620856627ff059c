import { withStorage } from '../browser/storage.browser'
import { onEachShow } from '../browser/when-shown.browser'
import { outboxLimits, requestTimeLimit } from './limits'
import type { EstimatorLead } from './schemas'

/** A lead that may not have arrived yet. */
export type OutboxEntry = {
  lead: EstimatorLead
  /** When it was stored, and when it was last tried, ms since the epoch. */
  since: number
  triedAt: number
  /** The number of attempts, without the immediate repeat after a lost connection. */
  attempts: number
  /** The number of attempts that may have arrived, or are under way. */
  unknown: number
}

/** When waiting leads are sent again: as the browser comes online, or once they are due. */
export type Occasion = 'online' | 'due'

/** One key per entry: two tabs that write at the same time would overwrite a shared list. `v1` is the shape's version. */
export const outboxPrefix = 'cles-du-morvan.outbox.v1.'

/** The entries that storage, blocked or full, does not hold. They last as long as the page. */
const memory = new Map<string, OutboxEntry>()

/** Keeps a lead until `removeEntry`, and returns its key. Above the limit, the oldest entries are removed. */
export function storeLead(lead: EstimatorLead, now = Date.now()): string {
  const key = `${outboxPrefix}${now}-${Math.random().toString(36).slice(2)}`
  writeEntry(key, { lead, since: now, triedAt: now, attempts: 0, unknown: 0 })
  for (const old of pendingKeys().slice(0, -outboxLimits.maxEntries)) removeEntry(old)
  return key
}

/** Removes an entry. */
export function removeEntry(key: string): void {
  memory.delete(key)
  withStorage(() => localStorage.removeItem(key))
}

/** Writes an entry, new or changed. */
export function writeEntry(key: string, entry: OutboxEntry): void {
  memory.set(key, entry)
  withStorage(() => {
    localStorage.setItem(key, JSON.stringify(entry))
    memory.delete(key)
  })
}

/** The keys of all entries, oldest first. */
export function pendingKeys(): string[] {
  const stored = withStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(outboxPrefix)))
  return [...new Set([...(stored ?? []), ...memory.keys()])].sort()
}

const isNumber = (value: unknown) => typeof value === 'number'

/** An entry; null if it is gone, unreadable or of another shape. */
export function readEntry(key: string): OutboxEntry | null {
  const entry: Partial<OutboxEntry> | null | undefined =
    memory.get(key) ?? withStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
  const numbers = [entry?.since, entry?.triedAt, entry?.attempts, entry?.unknown]
  // With an email address it can be answered.
  return entry?.lead?.email !== undefined && numbers.every(isNumber) ? (entry as OutboxEntry) : null
}

/** Whether an entry may be sent again: within the limit of hours, and unless two attempts may have arrived. */
export const isRetryable = ({ since, unknown }: OutboxEntry): boolean =>
  // The age is negative if the clock was ahead.
  Date.now() - since <= outboxLimits.maxAgeHours * 3_600_000 && unknown < 2

/**
 * How long an entry must wait before it is sent, ms; at most 0 if it is due. If the browser has come online since its last try,
 * it is due at once. The request of a try of which nothing is known may still be under way, as the page was left: that one is
 * not even repeated then within its time limit.
 */
export function waitOf({ triedAt, attempts, unknown }: OutboxEntry, onlineAt: number): number {
  const { waits, unknownWait } = outboxLimits
  const wait = waits[Math.min(Math.max(attempts, 1), waits.length) - 1] ?? 0
  const scheduled = Math.max(wait, unknown > 0 ? unknownWait : 0) * 1000
  const online = unknown > 0 ? requestTimeLimit : 0
  return (onlineAt > triedAt ? online : scheduled) - Math.abs(Date.now() - triedAt)
}

/** The keys whose request this page has under way, for browsers without Web Locks. */
const held = new Set<string>()

/**
 * Runs `work` while holding the entry's lock; with `ifAvailable`, skips it if this or another tab holds the lock. Browsers
 * that have no Web Locks, or refuse them together with storage, know of their own tab only.
 */
export async function withEntryLock(
  key: string,
  options: { ifAvailable: boolean },
  work: () => Promise<void>,
): Promise<void> {
  if (held.has(key)) return
  held.add(key)
  let isRefused = true
  try {
    await navigator.locks.request(key, options, (lock) => {
      isRefused = false
      return lock ? work() : undefined
    })
  } catch (error) {
    if (!isRefused) throw error
    await work()
  } finally {
    held.delete(key)
  }
}

/**
 * Calls `retryLeads` as the page opens, is shown after prerendering or restored, and whenever the browser comes online, if
 * leads wait. Once the code of the forms is loaded (`isLoaded`), it may know of leads that storage does not hold.
 */
export function watchOutbox(
  retryLeads: (occasion: Occasion) => Promise<void>,
  isLoaded: () => boolean,
): void {
  const retry = (occasion: Occasion) => {
    // If the code cannot be fetched now, the next visit retries.
    if (isLoaded() || pendingKeys().length > 0) retryLeads(occasion).catch(() => {})
  }
  onEachShow(() => retry('due'))
  window.addEventListener('online', () => retry('online'))
}
