import { dropEntry, holdingEntry, isFresh, readEntry, updateEntry, waitingKeys } from './outbox'
import { postLead } from './post-lead'
import { estimatorLeadSchema } from './schemas'
import { logFailure } from './send-lead'

/** Sends one waiting lead again, unless it is too old, tried too often or not one of ours. */
async function retryLead(endpoint: string | null, key: string): Promise<void> {
  const entry = readEntry(key)
  const lead = entry && estimatorLeadSchema.safeParse(entry.lead)
  if (!entry || !lead?.success || !isFresh(entry)) return dropEntry(key)
  // Counted before the try: a tab that closes meanwhile has tried.
  updateEntry(key, { ...entry, retries: entry.retries + 1 })
  const result = await postLead(endpoint, lead.data)
  if (result.kind !== 'failed') dropEntry(key)
  if (result.kind !== 'sent') logFailure(result.kind === 'failed' ? result.reason : result.status)
}

/** Sends every waiting lead again, one after the other; those that another tab is sending are left to it. */
export async function retryLeads(endpoint: string | null): Promise<void> {
  for (const key of waitingKeys()) await holdingEntry(key, false, () => retryLead(endpoint, key))
}
