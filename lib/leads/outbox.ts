import { outboxLimits, requestTimeLimit } from '../business/limits'
import { campaignOfPage } from '../measure/campaign'
import { withStorage } from '../storage'
import type { EstimatorLead } from './schemas'

/** A lead that may not have arrived yet. */
type OutboxEntry = {
  lead: EstimatorLead
  /** The campaign in the URL of the page that sent it, as a query: a later visit may have another one. */
  campaign?: string
  /** When it was first sent, ms since the epoch. */
  since: number
  /** The number of retries, and when the last one was, ms since the epoch. */
  retries: number
  retriedAt?: number
  /** Whether the last request is known to have failed. Otherwise it may still be under way. */
  hasFailed?: boolean
}

/** One key per entry: two tabs that write at the same time would overwrite a shared list. `v1` is the shape's version. */
export const outboxPrefix = 'cles-du-morvan.outbox.v1.'

/**
 * Stores a lead until `removeEntry`. Returns its key, even if storage is blocked or full. Above the limit, the oldest
 * entries are removed.
 */
export function storeLead(lead: EstimatorLead, now = Date.now()): string {
  const key = `${outboxPrefix}${now}-${Math.random().toString(36).slice(2)}`
  const entry: OutboxEntry = { lead, campaign: campaignOfPage(), since: now, retries: 0 }
  writeEntry(key, entry)
  for (const old of pendingKeys().slice(0, -outboxLimits.maxEntries)) removeEntry(old)
  return key
}

/** Removes an entry. */
export const removeEntry = (key: string) => withStorage(() => localStorage.removeItem(key))

/** Writes an entry, new or changed. */
export const writeEntry = (key: string, entry: OutboxEntry) =>
  withStorage(() => localStorage.setItem(key, JSON.stringify(entry)))

/** The keys of all entries, oldest first; empty if storage is blocked. */
export const pendingKeys = () =>
  withStorage(() => Object.keys(localStorage).filter((key) => key.startsWith(outboxPrefix)))?.sort() ?? []

/** An entry of the storage; null if it is gone, unreadable or of another shape. */
export function readEntry(key: string): OutboxEntry | null {
  const entry: OutboxEntry | null | undefined = withStorage(() =>
    JSON.parse(localStorage.getItem(key) ?? 'null'),
  )
  // With an email address it can be sent: `postLead` reports a lead that does not match its schema.
  return entry?.lead?.email === undefined ? null : entry
}

/** Whether an entry may still be sent: within the limits of hours and retries. Its age is negative if the clock was ahead. */
export const isRetryable = ({ since, retries }: OutboxEntry): boolean =>
  Date.now() - since <= outboxLimits.maxAgeHours * 3_600_000 &&
  retries < outboxLimits.retryDelayMinutes.length

/** Records that the last request of an entry has failed. */
export function recordFailure(key: string): void {
  const entry = readEntry(key)
  if (entry) writeEntry(key, { ...entry, hasFailed: true })
}

/**
 * Whether an entry may be retried now. The first retry is immediate. Later ones wait longer and longer: a connection that
 * has just returned often fails once, and a visitor who opens several pages during an outage would use up all retries.
 * A page that was left during its request has recorded no failure, and the browser may still complete the request: the
 * entry waits for the time limit of the request.
 */
export function isDue({ since, retries, retriedAt = since, hasFailed }: OutboxEntry): boolean {
  const delay = (outboxLimits.retryDelayMinutes[retries] ?? 0) * 60_000
  return Math.abs(Date.now() - retriedAt) >= Math.max(delay, hasFailed ? 0 : requestTimeLimit)
}

/**
 * Runs `work` while holding the entry's lock; with `ifAvailable`, skips it if another tab holds the lock. Browsers that
 * have no Web Locks, or refuse them together with storage, run it at once.
 */
export async function withEntryLock(
  key: string,
  options: { ifAvailable: boolean },
  work: () => Promise<void>,
): Promise<void> {
  let called = false
  try {
    await navigator.locks.request(key, options, (lock) => {
      called = true
      return lock ? work() : undefined
    })
  } catch {
    if (!called) await work()
  }
}
