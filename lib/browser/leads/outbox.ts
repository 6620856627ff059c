import { outboxLimits, requestTimeLimit } from '../../business/limits'
import type { EstimatorLead } from '../../leads/schemas'
import { withStorage } from '../storage'

/** A lead that may not have arrived yet. */
type OutboxEntry = {
  lead: EstimatorLead
  /** When it was first sent, ms since the epoch. */
  since: number
  /** The number of retries, and when the last one was, ms since the epoch. */
  retries: number
  retriedAt?: number
  /** Whether the last request is known to have failed. Otherwise it may have arrived, or still be under way. */
  hasFailed?: boolean
  /** Whether it was sent again although an earlier request may have arrived. */
  isRepeated?: boolean
}

/** One key per entry: two tabs that write at the same time would overwrite a shared list. `v1` is the shape's version. */
export const outboxPrefix = 'cles-du-morvan.outbox.v1.'

/** The entries that storage, blocked or full, does not hold. They last as long as the page. */
const memory = new Map<string, OutboxEntry>()

/** Keeps a lead until `removeEntry`, and returns its key. Above the limit, the oldest entries are removed. */
export function storeLead(lead: EstimatorLead, now = Date.now()): string {
  const key = `${outboxPrefix}${now}-${Math.random().toString(36).slice(2)}`
  writeEntry(key, { lead, since: now, retries: 0 })
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

/** An entry; null if it is gone, unreadable or of another shape. */
export function readEntry(key: string): OutboxEntry | null {
  const entry: OutboxEntry | null | undefined =
    memory.get(key) ?? withStorage(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
  // With an email address it can be answered.
  return entry?.lead?.email === undefined ? null : entry
}

/**
 * Whether an entry may be sent again: within the limits of hours and retries. One that may have arrived is repeated once.
 * The age is negative if the clock was ahead.
 */
export const isRetryable = ({ since, retries, hasFailed, isRepeated }: OutboxEntry): boolean =>
  Date.now() - since <= outboxLimits.maxAgeHours * 3_600_000 &&
  retries < outboxLimits.maxRetries &&
  (hasFailed || !isRepeated)

/** Records that the last request of an entry has failed. */
export function recordFailure(key: string): void {
  const entry = readEntry(key)
  if (entry) writeEntry(key, { ...entry, hasFailed: true })
}

/**
 * How long an entry must wait before its next retry, ms; at most 0 if it is due. The waits grow: a visitor who opens several
 * pages during an outage must not use up all retries. A new page or connection (`isFresh`) need not wait a minute. A
 * page that was left during its request has recorded no failure, and the browser may still complete the request: the entry
 * waits for the time limit of the request, and longer on the same page, whose service is slow.
 */
export function waitOf(
  { since, retries, retriedAt = since, hasFailed }: OutboxEntry,
  isFresh: boolean,
): number {
  const { retryDelayMinutes } = outboxLimits
  const minutes = retryDelayMinutes[Math.min(retries, retryDelayMinutes.length - 1)] ?? 0
  const delay = isFresh && minutes <= 1 ? 0 : minutes * 60_000
  const least = hasFailed ? 0 : isFresh ? requestTimeLimit : 60_000
  return Math.max(delay, least) - Math.abs(Date.now() - retriedAt)
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
  let called = false
  try {
    await navigator.locks.request(key, options, (lock) => {
      called = true
      return lock ? work() : undefined
    })
  } catch {
    if (!called) await work()
  } finally {
    held.delete(key)
  }
}
