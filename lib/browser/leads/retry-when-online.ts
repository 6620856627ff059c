import { pendingKeys } from '@/lib/browser/leads/outbox'
import { whenShown } from '@/lib/browser/when-shown'

/**
 * Retries the leads in the outbox as the page opens, when it is restored, and whenever the browser comes online again.
 * Once the code of the forms is loaded (`isLoaded`), it may know of leads that storage does not hold.
 */
export function retryWhenOnline(
  retryLeads: () => Promise<void>,
  isLoaded: () => boolean,
  signal: AbortSignal,
): void {
  const retry = () => {
    if (!navigator.onLine || !(isLoaded() || pendingKeys().length > 0)) return
    // If the code cannot be fetched now, the next visit retries.
    retryLeads().catch(() => {})
  }
  whenShown(retry)
  window.addEventListener('pageshow', ({ persisted }) => persisted && retry(), { signal })
  window.addEventListener('online', retry, { signal })
}
