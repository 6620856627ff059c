import { outboxLimits } from '../business/limits'
import { campaignOfPage } from '../measure/campaign'
import type { EstimatorLead } from './payloads'

/** A lead that may not have arrived yet. */
export type OutboxEntry = {
  lead: unknown
  /** The campaign of the address at which it was sent, as a query: a later visit may have another one. */
  campaign?: string
  /** When it was first sent, ms since the epoch. */
  since: number
  /** How often it was sent again. */
  retries: number
}

/**
 * One key for each entry, with the version of its shape: two tabs that write at the same time cannot
 * overwrite one another, which they could with one list.
 */
export const outboxPrefix = 'cles-du-morvan.outbox.v1.'

/** The keys of all entries, oldest first. Throws where the storage does. */
function outboxKeys(): string[] {
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(outboxPrefix))
    .sort()
}

/** Runs something on the storage; blocked or full storage returns undefined, for a lead must go on without it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work()
  } catch {
    return undefined
  }
}

/**
 * Keeps a lead until `dropEntry`. Returns its key also when the storage is blocked or full. The oldest entries
 * give way to the newest above the limit.
 */
export function keepLead(lead: EstimatorLead, now = Date.now()): string {
  const key = `${outboxPrefix}${now}-${Math.random().toString(36).slice(2)}`
  const entry: OutboxEntry = { lead, campaign: campaignOfPage(), since: now, retries: 0 }
  attempt(() => localStorage.setItem(key, JSON.stringify(entry)))
  attempt(() => {
    for (const old of outboxKeys().slice(0, -outboxLimits.entries)) localStorage.removeItem(old)
  })
  return key
}

/** Forgets an entry: it arrived, was refused, or has grown too old. */
export function dropEntry(key: string): void {
  attempt(() => localStorage.removeItem(key))
}

/** Writes the entry back after another try. */
export function updateEntry(key: string, entry: OutboxEntry): void {
  attempt(() => localStorage.setItem(key, JSON.stringify(entry)))
}

/** The keys that wait, oldest first; none when the storage is blocked. */
export function waitingKeys(): string[] {
  return attempt(outboxKeys) ?? []
}

/** The entry as it stands in the storage; null when it is gone, unreadable or of another shape. */
export function readEntry(key: string): OutboxEntry | null {
  const entry: unknown = attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null'))
  if (typeof entry !== 'object' || entry === null) return null
  const { lead, campaign, since, retries } = entry as Partial<OutboxEntry>
  if (typeof since !== 'number' || typeof retries !== 'number') return null
  return { lead, ...(typeof campaign === 'string' && { campaign }), since, retries }
}

/** Whether an entry may still be sent: within 72 hours and three more tries. */
export function isFresh({ since, retries }: OutboxEntry, now = Date.now()): boolean {
  const age = now - since
  return age >= 0 && age <= outboxLimits.hours * 3_600_000 && retries < outboxLimits.tries
}

/**
 * Runs the work of one entry in this tab alone. With `wait: false` the work is left out when another tab is
 * at it. Browsers that have no Web Locks, or refuse them together with the storage, run it straight away.
 */
export async function holdingEntry(key: string, wait: boolean, work: () => Promise<void>): Promise<void> {
  let asked = false
  try {
    await navigator.locks.request(key, { ifAvailable: !wait }, (lock) => {
      asked = true
      return lock ? work() : undefined
    })
  } catch {
    if (!asked) await work()
  }
}
