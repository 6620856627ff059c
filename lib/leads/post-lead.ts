import { type ContactLead, contactLeadSchema, type EstimatorLead, estimatorLeadSchema } from './schemas'

/** The outcome of a post. After `rejected` a retry is pointless; after `failed` it may succeed. */
export type PostResult = { kind: 'sent' } | { kind: 'rejected' | 'failed'; reason: unknown }

/** Time limit of a request, ms. */
const timeout = 10_000

/** Browsers refuse `keepalive` for bodies above 64 KiB (Fetch standard, section 4.5). */
const keepaliveLimit = 64 * 1024

/** The only 4xx statuses worth retrying: Request Timeout and Too Many Requests. */
const retryableStatuses = [408, 429]

/** Logs a lead that does not match its schema. It is sent all the same: a bug must not lose a lead. */
function checkLead(lead: EstimatorLead | ContactLead): void {
  const schema = 'message' in lead ? contactLeadSchema : estimatorLeadSchema
  const { error } = schema.safeParse(lead)
  if (error) console.error('A lead does not match its schema', error.issues)
}

/**
 * Posts one lead and reads the status of the answer only. Never throws: the result holds every outcome.
 * With a null endpoint (a preview that sends nothing) it logs the lead and counts it as sent.
 */
export async function postLead(
  endpoint: string | null,
  lead: EstimatorLead | ContactLead,
): Promise<PostResult> {
  checkLead(lead)
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
      // After a redirect browsers may send a GET without the lead, which would look like a success.
      redirect: 'error',
      // Completes the request even if the tab is closed.
      keepalive: new Blob([body]).size < keepaliveLimit,
      // Safari before version 16 lacks it: its requests have no time limit.
      signal: AbortSignal.timeout?.(timeout),
    })
    if (response.ok) return { kind: 'sent' }
    const { status } = response
    const isFinal = status >= 400 && status < 500 && !retryableStatuses.includes(status)
    return { kind: isFinal ? 'rejected' : 'failed', reason: status }
  } catch (reason) {
    return { kind: 'failed', reason }
  }
}
