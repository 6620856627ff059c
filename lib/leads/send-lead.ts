import { dropEntry, holdingEntry, keepLead } from './outbox'
import type { EstimatorLead } from './payloads'
import { postLead } from './post-lead'

/** Tells the console that an estimator lead did not arrive; the visitor is thanked all the same. */
export function logFailure(reason: unknown): void {
  console.error('Form submission error', reason)
}

/**
 * Sends an estimator lead. It is kept in the outbox before it is sent, so that a closed tab loses nothing, and
 * leaves it when it arrived or was refused. Settles when the post has ended; never throws.
 */
export async function sendLead(endpoint: string | null, lead: EstimatorLead): Promise<void> {
  const key = keepLead(lead)
  await holdingEntry(key, true, async () => {
    const result = await postLead(endpoint, lead)
    if (result.kind !== 'failed') dropEntry(key)
    if (result.kind !== 'sent') logFailure(result.kind === 'failed' ? result.reason : result.status)
  })
}
