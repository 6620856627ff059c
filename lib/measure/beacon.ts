import type { Locale } from '../i18n/locales'
import { campaignOfPage } from './campaign'
import type { CountedEvent } from './counted-events'

/** The maximum size of a beacon, bytes. */
const maxBytes = 200

/** Flat JSON of at most 200 bytes; the longest value is truncated until the whole fits. */
export function beaconBody(values: Readonly<Record<string, string>>): string {
  const fitting = { ...values }
  for (;;) {
    const body = JSON.stringify(fitting)
    if (new Blob([body]).size <= maxBytes) return body
    const [name, value] = Object.entries(fitting).reduce((a, b) => (b[1].length > a[1].length ? b : a))
    fitting[name] = [...value].slice(0, -1).join('')
  }
}

/**
 * Sends an event with its page, language and campaign, and nothing that identifies the visitor. Ignores the response, so
 * that a failing receiver does not affect the visitor. Browser only, never throws.
 */
export function sendEventBeacon(endpoint: string, event: CountedEvent, language: Locale): void {
  const campaign = [...new URLSearchParams(campaignOfPage())]
    .map(([name, value]) => [name.replace('utm_', ''), value])
    .filter(([name]) => ['source', 'medium', 'campaign'].includes(name ?? ''))
  const body = beaconBody({
    event,
    page: window.location.pathname,
    language,
    ...Object.fromEntries(campaign),
  })
  // Sent as text/plain, because application/json would need a preflight request to another origin.
  if (navigator.sendBeacon?.(endpoint, body)) return
  const request: RequestInit = { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }
  fetch(endpoint, request).catch(() => {})
}
