import { withCampaign } from '../measure/campaign'
import { dropEntry, holdingEntry, isFresh, readEntry, updateEntry, waitingKeys } from './outbox'
import { postLead } from './post-lead'
import type { EstimatorLead } from './schemas'
import { settle } from './send-lead'

/** Enough to send it; `postLead` reports a lead that does not match its schema. */
const isLead = (lead: unknown): lead is EstimatorLead =>
  typeof lead === 'object' && lead !== null && 'email' in lead

/** Sends one waiting lead again, unless it is too old, was tried too often or is not a lead. */
async function retryLead(endpoint: string | null, key: string): Promise<void> {
  const entry = readEntry(key)
  if (!entry || !isLead(entry.lead) || !isFresh(entry)) return dropEntry(key)
  // Counted before the request: a tab that closes meanwhile has used its retry.
  updateEntry(key, { ...entry, retries: entry.retries + 1 })
  settle(key, await postLead(withCampaign(endpoint, entry.campaign), entry.lead))
}

/** Sends every waiting lead again, one after the other, except those that another tab is sending. */
export async function retryLeads(endpoint: string | null): Promise<void> {
  for (const key of waitingKeys()) await holdingEntry(key, false, () => retryLead(endpoint, key))
}
