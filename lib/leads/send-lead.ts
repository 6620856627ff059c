import { announce } from '../measure/announce'
import { campaignOfPage, withCampaign } from '../measure/campaign'
import { dropEntry, holdingEntry, keepLead } from './outbox'
import { type PostResult, postLead } from './post-lead'
import type { EstimatorLead } from './schemas'

/** Handles the result of a request: counts a lead that arrived, logs one that did not, and keeps it only for a retry. */
export function settle(key: string, result: PostResult): void {
  if (result.kind !== 'failed') dropEntry(key)
  if (result.kind === 'sent') announce('lead')
  else console.error('Form submission error', result.kind === 'failed' ? result.reason : result.status)
}

/**
 * Sends an estimator lead. The lead is in the outbox before the request starts, so that closing the tab loses nothing,
 * and is removed once it has arrived or was refused. Resolves when the request has ended; never throws.
 */
export async function sendLead(endpoint: string | null, lead: EstimatorLead): Promise<void> {
  const key = keepLead(lead)
  await holdingEntry(key, true, async () => {
    settle(key, await postLead(withCampaign(endpoint, campaignOfPage()), lead))
  })
}
