import { pendingKeys } from '@/lib/leads/outbox'
import { whenIdle, whenShown } from '@/lib/when-shown'

/** Retries the leads in the outbox once the page is idle and whenever the browser comes online again. */
export function retryWhenOnline(retryLeads: () => Promise<void>, signal: AbortSignal): void {
  const retry = () => {
    if (!navigator.onLine || pendingKeys().length === 0) return
    // If the code cannot be fetched now, the next visit retries.
    retryLeads().catch(() => {})
  }
  whenShown(() => whenIdle(retry))
  window.addEventListener('online', retry, { signal })
}
