import type { EstimatorLead } from '../../leads/schemas'
import { campaignOfPage, countEvent, withCampaign } from '../measure'
import {
  isRetryable,
  pendingKeys,
  readEntry,
  recordFailure,
  removeEntry,
  storeLead,
  waitOf,
  withEntryLock,
  writeEntry,
} from './outbox'
import { formEndpoint, postLead } from './post-lead'

/** Called with what is known of a lead: whether it has arrived. */
type OnOutcome = (hasArrived: boolean) => void

/** Whom to tell when a lead of this page has arrived after all, by its key in the outbox. */
const listeners = new Map<string, OnOutcome>()

/** Posts a lead of the outbox. Counts one that arrived, logs one that did not, and keeps it for a retry. Never throws. */
async function post(key: string, url: string | null, lead: EstimatorLead): Promise<void> {
  let isLeft = false
  const request = new AbortController()
  const onLeave = () => {
    isLeft = true
  }
  // Chromium may end the request before `pagehide`.
  for (const type of ['beforeunload', 'pagehide'])
    window.addEventListener(type, onLeave, { signal: request.signal })
  const result = await postLead(url, lead)
  request.abort()
  if (result.kind === 'sent') {
    removeEntry(key)
    countEvent('lead')
    listeners.get(key)?.(true)
  } else {
    console.error('Form submission error', result.reason)
    // A page that is left ends its request like a lost connection, but the browser may complete it.
    if (result.kind === 'failed' && !(isLeft && typeof result.reason !== 'number')) recordFailure(key)
  }
}

/**
 * Sends one waiting lead again, unless it is not due yet. Removes an entry that is too old, was retried too often or is not
 * a lead. A retry leaves the campaign out, because some endpoints refuse a query that they do not know.
 */
const retryLead = (key: string, isFresh: boolean) =>
  withEntryLock(key, { ifAvailable: true }, async () => {
    const entry = readEntry(key)
    if (!entry || !isRetryable(entry)) return removeEntry(key)
    if (waitOf(entry, isFresh) > 0) return
    const isRepeated = entry.isRepeated || !entry.hasFailed
    // Counted before the request: a tab that closes during the request has used its retry.
    const retries = entry.retries + 1
    writeEntry(key, { ...entry, retries, retriedAt: Date.now(), hasFailed: false, isRepeated })
    await post(key, formEndpoint(), entry.lead)
  })

let timer: ReturnType<typeof setTimeout>

/** Retries the waiting leads when the next one is due, while the page stays open. */
function scheduleRetry(): void {
  clearTimeout(timer)
  const entries = pendingKeys().flatMap((key) => readEntry(key) ?? [])
  const wait = Math.min(...entries.map((entry) => waitOf(entry, false)))
  // At least a second, in case another tab holds an entry that is due.
  if (entries.length > 0) timer = setTimeout(() => retryLeads(false), Math.max(wait, 1000))
}

/**
 * Sends every waiting lead again that is due, except those that another tab is sending, now and while the page stays open.
 * `isFresh` if the page has just opened or come online. Offline it does nothing, because each failed retry counts.
 */
export async function retryLeads(isFresh: boolean): Promise<void> {
  if (!navigator.onLine) return
  await Promise.allSettled(pendingKeys().map((key) => retryLead(key, isFresh)))
  scheduleRetry()
}

/**
 * Sends an estimator lead. The lead is in the outbox before the request starts, so that closing the tab loses nothing, and
 * is removed once it has arrived. Resolves when the request, and a retry at once, have ended; never throws. Without an answer
 * nothing is known, and `onOutcome` is not called.
 */
export async function sendLead(lead: EstimatorLead, onOutcome: OnOutcome): Promise<void> {
  const key = storeLead(lead)
  const url = withCampaign(formEndpoint(), campaignOfPage())
  await withEntryLock(key, { ifAvailable: false }, () => post(key, url, lead))
  if (navigator.onLine && readEntry(key)) await retryLead(key, false)
  listeners.set(key, onOutcome)
  const entry = readEntry(key)
  if (!entry || entry.hasFailed) onOutcome(!entry)
  scheduleRetry()
}
