import { countEvent } from '../browser/measure.browser'
import { judgeAnswer } from './answer'
import { nowhere } from './endpoint'
import { requestTimeLimit } from './limits'
import {
  isRetryable,
  type Occasion,
  pendingKeys,
  readEntry,
  removeEntry,
  storeLead,
  waitOf,
  withEntryLock,
  writeEntry,
} from './outbox.browser'
import type { ContactLead, EstimatorLead } from './schemas'

/**
 * The outcome of a post. It is `refused` after any answer but a receiver's success: services refuse good leads with 400 and 422
 * too, for a wrong key or a used-up quota. It is `disconnected` if the connection failed without an answer. `unanswered`, it
 * may have arrived.
 */
export type PostResult =
  | { kind: 'sent' }
  | { kind: 'refused' | 'disconnected' | 'unanswered'; reason: unknown }

/** The endpoint of the page's forms, or `nowhere`; undefined if something has removed the attribute on the way. */
export const formEndpoint = () => document.getElementById('main')?.dataset.endpoint

/** Browsers refuse `keepalive` for bodies above 64 KiB (Fetch standard, section 4.5). */
const keepaliveLimit = 64 * 1024

/** A page that is left ends its request like a lost connection. Chromium may end it before `pagehide`. */
const signsOfLeaving = ['beforeunload', 'pagehide']

/**
 * Posts one lead, and judges the answer within the time limit. In a preview, which posts nowhere, it logs the lead and counts
 * it as sent. Without an endpoint it has failed.
 */
export async function postLead(
  endpoint: string | undefined,
  lead: EstimatorLead | ContactLead,
): Promise<PostResult> {
  if (endpoint === nowhere) {
    console.info('Preview: the form is not sent', lead)
    return { kind: 'sent' }
  }
  if (!endpoint) return { kind: 'refused', reason: 'The page does not say where its forms post' }
  const body = JSON.stringify(lead)
  let isLeft = false
  const leave = () => {
    isLeft = true
  }
  for (const type of signsOfLeaving) window.addEventListener(type, leave)
  // Not `AbortSignal.timeout`, which Safari before version 16 lacks.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), requestTimeLimit)
  try {
    // Not resolved against the page, whose URL may hold a password: `fetch` refuses that.
    const response = await fetch(new URL(endpoint, window.location.origin), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      // After a redirect browsers may send a GET without the lead, which would look like a success.
      redirect: 'manual',
      // Completes the request even if the tab is closed.
      keepalive: new Blob([body]).size < keepaliveLimit,
      signal: limit.signal,
    })
    const reason = await judgeAnswer(response)
    return reason === null ? { kind: 'sent' } : { kind: 'refused', reason }
  } catch (reason) {
    return { kind: isLeft || limit.signal.aborted ? 'unanswered' : 'disconnected', reason }
  } finally {
    clearTimeout(timer)
    for (const type of signsOfLeaving) window.removeEventListener(type, leave)
  }
}

/** Whom to tell whether a lead of this page has arrived, by its key in the outbox. */
const subscribers = new Map<string, (hasArrived: boolean) => void>()

/**
 * Posts a lead of the outbox. Counts one that arrived, and logs and keeps one that did not. Its entry is changed before the
 * request, because the tab may close during it: until there is an answer, the lead may have arrived. `onLine` stops no attempt,
 * because it may be wrong, as with a VPN.
 */
async function post(key: string, isRepeat = false): Promise<PostResult['kind'] | undefined> {
  const entry = readEntry(key)
  if (!entry) return
  const { attempts, unknown } = entry
  const trying = { ...entry, attempts: isRepeat ? attempts : attempts + 1, triedAt: Date.now() }
  writeEntry(key, { ...trying, unknown: unknown + 1 })
  const result = await postLead(formEndpoint(), entry.lead)
  if (result.kind === 'sent') {
    removeEntry(key)
    subscribers.get(key)?.(true)
    countEvent('lead')
  } else {
    console.error('Form submission error', result.reason)
    if (result.kind !== 'unanswered') writeEntry(key, trying)
  }
  return result.kind
}

/** When the browser last came online, ms since the epoch. */
let onlineAt = 0

/** Sends one waiting lead again, unless it is not due yet. Removes an entry that is not retryable or is not a lead. */
const retryLead = (key: string) =>
  withEntryLock(key, { ifAvailable: true }, async () => {
    const entry = readEntry(key)
    if (!entry || !isRetryable(entry)) removeEntry(key)
    else if (waitOf(entry, onlineAt) <= 0) await post(key)
  })

let timer: ReturnType<typeof setTimeout>

/** Retries the waiting leads when the next one is due, while the page stays open. Forgets who waits for leads that are gone. */
function scheduleRetry(): void {
  clearTimeout(timer)
  const keys = pendingKeys()
  for (const key of subscribers.keys()) if (!keys.includes(key)) subscribers.delete(key)
  const entries = keys.flatMap((key) => readEntry(key) ?? [])
  const wait = Math.min(...entries.map((entry) => waitOf(entry, onlineAt)))
  // At least a second, in case another tab holds an entry that is due.
  if (entries.length > 0) timer = setTimeout(() => retryLeads('due'), Math.max(wait, 1000))
}

/** Sends every waiting lead again that is due, except those that another tab is sending, now and while the page stays open. */
export async function retryLeads(occasion: Occasion): Promise<void> {
  if (occasion === 'online') onlineAt = Date.now()
  await Promise.allSettled(pendingKeys().map(retryLead))
  scheduleRetry()
}

/**
 * Sends an estimator lead. It is in the outbox before the request starts, so that closing the tab loses nothing, and is removed
 * once it has arrived. After a connection that failed without an answer it is sent once more at once; after an answer it is not,
 * because no answer changes in that time. Resolves when these requests have ended. Without an answer nothing is known, and
 * `onOutcome` is not called.
 */
export async function sendLead(lead: EstimatorLead, onOutcome: (hasArrived: boolean) => void): Promise<void> {
  const key = storeLead(lead)
  subscribers.set(key, onOutcome)
  let result: PostResult['kind'] | undefined
  await withEntryLock(key, { ifAvailable: false }, async () => {
    result = await post(key)
    if (result === 'disconnected') result = await post(key, true)
  })
  if (result === 'refused' || result === 'disconnected') onOutcome(false)
  scheduleRetry()
}
