import { announce } from '../measure/announce'
import { campaignOfPage, withCampaign } from '../measure/campaign'
import { dropEntry, holdingEntry, keepLead } from './outbox'
import type { EstimatorLead } from './payloads'
import { type PostResult, postLead } from './post-lead'

/** After a try: counts the lead if it arrived, says so in the console if not, and keeps it only for another try. */
export function settle(key: string, result: PostResult): void {
  if (result.kind !== 'failed') dropEntry(key)
  if (result.kind === 'sent') announce('lead')
  else console.error('Form submission error', result.kind === 'failed' ? result.reason : result.status)
}

/**
 * Sends an estimator lead. It is kept in the outbox before it is sent, so that a closed tab loses nothing, and
 * leaves it when it arrived or was refused. Settles when the post has ended; never throws.
 */
export async function sendLead(endpoint: string | null, lead: EstimatorLead): Promise<void> {
  const key = keepLead(lead)
  await holdingEntry(key, true, async () => {
    settle(key, await postLead(withCampaign(endpoint, campaignOfPage()), lead))
  })
}
