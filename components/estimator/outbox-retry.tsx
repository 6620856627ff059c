'use client'

import { useEffect } from 'react'
import { waitingKeys } from '@/lib/leads/outbox'

/** Not before the page has come to rest; Safari has no idle callback. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}

/**
 * Sends estimator leads that did not arrive, at the next visit and whenever the visitor is online again
 * (DECISIONS.md). The code that sends is fetched only if something waits.
 */
export function OutboxRetry({ endpoint }: { endpoint: string | null }) {
  useEffect(() => {
    const retry = async () => {
      if (!navigator.onLine || waitingKeys().length === 0) return
      // What cannot be fetched now is fetched at the next visit.
      const sending = await import('@/lib/leads/retry-leads').catch(() => null)
      await sending?.retryLeads(endpoint)
    }
    whenIdle(retry)
    window.addEventListener('online', retry)
    return () => window.removeEventListener('online', retry)
  }, [endpoint])
  return null
}
