import { withCampaign } from '../measure/campaign'
import { dropEntry, holdingEntry, isFresh, readEntry, updateEntry, waitingKeys } from './outbox'
import { postLead } from './post-lead'
import { estimatorLeadSchema } from './schemas'
import { settle } from './send-lead'

/** Sends one waiting lead again, unless it is too old, tried too often or not one of ours. */
async function retryLead(endpoint: string | null, key: string): Promise<void> {
  const entry = readEntry(key)
  const lead = entry && estimatorLeadSchema.safeParse(entry.lead)
  if (!entry || !lead?.success || !isFresh(entry)) return dropEntry(key)
  // Counted before the try: a tab that closes meanwhile has tried.
  updateEntry(key, { ...entry, retries: entry.retries + 1 })
  settle(key, await postLead(withCampaign(endpoint, entry.campaign), lead.data))
}

/** Sends every waiting lead again, one after the other; those that another tab is sending are left to it. */
export async function retryLeads(endpoint: string | null): Promise<void> {
  for (const key of waitingKeys()) await holdingEntry(key, false, () => retryLead(endpoint, key))
}
