import type { Locale } from '@/lib/i18n/locales'
import { announce, countedEvents, onAnnounced } from '@/lib/measure/announce'
import { sendBeacon } from '@/lib/measure/beacon'
import { refusesCounting } from '@/lib/measure/campaign'
import { whenShown } from '@/lib/when-shown'

/** Announces a press on a phone link, or on a link that names its event (`data-event`). */
function announceLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const name = link?.protocol === 'tel:' ? 'phone' : link?.dataset.event
  const event = countedEvents.find((counted) => counted === name)
  if (event) announce(event)
}

/** Sends an anonymous beacon for each counted event, unless no endpoint is set or the browser asks not to be tracked. */
export function countEvents(endpoint: string | undefined, locale: Locale, signal: AbortSignal): void {
  if (!endpoint || refusesCounting()) return
  onAnnounced((event) => whenShown(() => sendBeacon(endpoint, event, locale)), signal)
  document.addEventListener('click', announceLink, { signal })
}
