import type { Locale } from '@/lib/i18n/locales'
import { sendEventBeacon } from '@/lib/measure/beacon'
import { asksNotToBeTracked } from '@/lib/measure/campaign'
import { countEvent, countedEvents, onCountedEvent } from '@/lib/measure/counted-events'
import { whenShown } from '@/lib/when-shown'

/** Counts a press on a phone link, or on a link that names its event (`data-event`). */
function countLinkPress({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const name = link?.protocol === 'tel:' ? 'phone' : link?.dataset.event
  const event = countedEvents.find((counted) => counted === name)
  if (event) countEvent(event)
}

/** Sends an anonymous beacon for each counted event, unless no endpoint is set or the browser asks not to be tracked. */
export function startCounting(endpoint: string | undefined, locale: Locale, signal: AbortSignal): void {
  if (!endpoint || asksNotToBeTracked()) return
  onCountedEvent((event) => whenShown(() => sendEventBeacon(endpoint, event, locale)), signal)
  document.addEventListener('click', countLinkPress, { signal })
}
