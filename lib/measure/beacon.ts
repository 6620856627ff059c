import type { Locale } from '../i18n/locales'
import type { CountedEvent } from './announce'
import { sessionCampaign } from './campaign'

/** Bytes of one beacon. */
const limit = 200

/** Flat JSON of at most 200 bytes: whichever value is the longest gives its end, until the whole fits. */
export function beaconBody(values: Readonly<Record<string, string>>): string {
  const fitting = { ...values }
  for (;;) {
    const body = JSON.stringify(fitting)
    if (new Blob([body]).size <= limit) return body
    const [name, value] = Object.entries(fitting).reduce((a, b) => (b[1].length > a[1].length ? b : a))
    fitting[name] = [...value].slice(0, -1).join('')
  }
}

/**
 * Sends what happened, on which page, in which language and by which campaign; nothing that tells who. Not asked for
 * an answer, so a receiver that fails is no matter of the visitor's. Browser only, never throws.
 */
export function sendBeacon(endpoint: string, event: CountedEvent, language: Locale): void {
  const campaign = [...new URLSearchParams(sessionCampaign())]
    .map(([name, value]) => [name.replace('utm_', ''), value])
    .filter(([name]) => ['source', 'medium', 'campaign'].includes(name ?? ''))
  const body = beaconBody({
    event,
    page: window.location.pathname,
    language,
    ...Object.fromEntries(campaign),
  })
  // Text and not JSON by its type: another origin takes it without being asked first.
  if (navigator.sendBeacon?.(endpoint, body)) return
  const request: RequestInit = { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }
  fetch(endpoint, request).catch(() => {})
}
