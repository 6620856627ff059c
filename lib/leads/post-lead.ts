import type { ContactLead, EstimatorLead } from './payloads'

/** How a post ended. Refused: the receiver will never want it. Failed: a later try may succeed. */
export type PostResult =
  | { kind: 'sent' }
  | { kind: 'refused'; status: number }
  | { kind: 'failed'; reason: unknown }

/** Give up after ten seconds, ms. */
const timeout = 10_000

/** Browsers refuse `keepalive` for bodies above 64 KiB (Fetch standard, section 4.5). */
const keepaliveLimit = 64 * 1024

/** Request Timeout and Too Many Requests are the two refusals that pass. */
const passing = [408, 429]

/**
 * Posts one lead. Never throws: every ending is in the result. Only the status is read.
 * With a null endpoint (a preview that sends nothing) it tells the console and counts as sent.
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
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
      body,
      // The request goes on when the tab is closed.
      keepalive: new Blob([body]).size < keepaliveLimit,
      signal: AbortSignal.timeout(timeout),
    })
    if (response.ok) return { kind: 'sent' }
    const { status } = response
    if (status >= 400 && status < 500 && !passing.includes(status)) return { kind: 'refused', status }
    return { kind: 'failed', reason: status }
  } catch (reason) {
    return { kind: 'failed', reason }
  }
}
