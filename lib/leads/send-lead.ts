import { campaignOfPage, withCampaign } from '../measure/campaign'
import { countEvent } from '../measure/counted-events'
import {
  isDue,
  isRetryable,
  pendingKeys,
  readEntry,
  recordFailure,
  removeEntry,
  storeLead,
  withEntryLock,
  writeEntry,
} from './outbox'
import { type PostResult, postLead } from './post-lead'
import type { EstimatorLead } from './schemas'

/** Handles the result of a request: counts a lead that arrived, logs one that did not, and keeps it only for a retry. */
function handleResult(key: string, result: PostResult): void {
  if (result.kind === 'failed') recordFailure(key)
  else removeEntry(key)
  if (result.kind === 'sent') countEvent('lead')
  else console.error('Form submission error', result.reason)
}

/**
 * Sends an estimator lead. The lead is in the outbox before the request starts, so that closing the tab loses nothing,
 * and is removed once it has arrived or was rejected. Resolves when the request has ended; never throws.
 */
export async function sendLead(endpoint: string | null, lead: EstimatorLead): Promise<void> {
  const key = storeLead(lead)
  await withEntryLock(key, { ifAvailable: false }, async () => {
    handleResult(key, await postLead(withCampaign(endpoint, campaignOfPage()), lead))
  })
}

/**
 * Sends one waiting lead again, unless it is not due yet. Removes an entry that is too old, was retried too
 * often or is not a lead.
 */
async function retryLead(endpoint: string | null, key: string): Promise<void> {
  const entry = readEntry(key)
  if (!entry || !isRetryable(entry)) return removeEntry(key)
  if (!isDue(entry)) return
  // Counted before the request: a tab that closes during the request has used its retry.
  writeEntry(key, { ...entry, retries: entry.retries + 1, retriedAt: Date.now(), hasFailed: false })
  handleResult(key, await postLead(withCampaign(endpoint, entry.campaign), entry.lead))
}

/** Sends every waiting lead again, one after the other, except those that another tab is sending. */
export async function retryLeads(endpoint: string | null): Promise<void> {
  for (const key of pendingKeys())
    await withEntryLock(key, { ifAvailable: true }, () => retryLead(endpoint, key))
}
