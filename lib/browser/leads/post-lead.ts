import { requestTimeLimit } from '../../business/limits'
import type { ContactLead, EstimatorLead } from '../../leads/schemas'

/**
 * The outcome of a post. It has `failed` after any answer but 2xx, whose status is the reason, and without a connection:
 * services refuse good leads with 400 and 422 too, for a wrong key or a used-up quota. An `unanswered` one may have arrived.
 */
export type PostResult = { kind: 'sent' } | { kind: 'failed' | 'unanswered'; reason: unknown }

/** The endpoint of the page's forms; null in a preview that sends nothing. */
export const formEndpoint = (): string | null => document.getElementById('main')?.dataset.endpoint ?? null

/** Browsers refuse `keepalive` for bodies above 64 KiB (Fetch standard, section 4.5). */
const keepaliveLimit = 64 * 1024

/**
 * Posts one lead and reads the status of the answer only. Never throws: the result holds every outcome.
 * With a null endpoint (a preview that sends nothing) it logs the lead and counts it as sent.
 */
export async function postLead(
  endpoint: string | null,
  lead: EstimatorLead | ContactLead,
): Promise<PostResult> {
  if (endpoint === null) {
    console.info('Preview: the form is not sent', lead)
    return { kind: 'sent' }
  }
  const body = JSON.stringify(lead)
  // Not `AbortSignal.timeout`, which Safari before version 16 lacks.
  const limit = new AbortController()
  const timer = setTimeout(() => limit.abort(), requestTimeLimit)
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      // After a redirect browsers may send a GET without the lead, which would look like a success.
      redirect: 'error',
      // Completes the request even if the tab is closed.
      keepalive: new Blob([body]).size < keepaliveLimit,
      signal: limit.signal,
    })
    return response.ok ? { kind: 'sent' } : { kind: 'failed', reason: response.status }
  } catch (reason) {
    return { kind: limit.signal.aborted ? 'unanswered' : 'failed', reason }
  } finally {
    clearTimeout(timer)
  }
}
