import { requestTimeLimit } from '../business/limits'
import { type ContactLead, contactLeadSchema, type EstimatorLead, estimatorLeadSchema } from './schemas'

/** The outcome of a post. After `rejected` a retry is pointless; after `failed` it may succeed. */
export type PostResult = { kind: 'sent' } | { kind: 'rejected' | 'failed'; reason: unknown }

/** Browsers refuse `keepalive` for bodies above 64 KiB (Fetch standard, section 4.5). */
const keepaliveLimit = 64 * 1024

/**
 * The statuses that are a verdict on the lead itself. Others, such as 401, 403, 404 and 405, mean a moved endpoint, a
 * used-up quota or a bot check, and a retry may succeed.
 */
const finalStatuses = [400, 413, 422]

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
    if (response.ok) return { kind: 'sent' }
    const { status } = response
    return { kind: finalStatuses.includes(status) ? 'rejected' : 'failed', reason: status }
  } catch (reason) {
    return { kind: 'failed', reason }
  } finally {
    clearTimeout(timer)
  }
}
