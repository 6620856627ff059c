import { useEffect } from 'react'
import type { Locale } from '@/lib/i18n/locales'
import { announce, countedEvents, onAnnounced } from '@/lib/measure/announce'
import { refusesCounting } from '@/lib/measure/campaign'
import { whenIdle, whenShown } from '@/lib/when-shown'
import { campaignLinks } from '../behaviours/campaign-links'

/** Announces a press on a link to the phone, or on one that names its event (`data-event`). */
function announceLink({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const name = link?.protocol === 'tel:' ? 'phone' : link?.dataset.event
  const event = countedEvents.find((counted) => counted === name)
  if (event) announce(event)
}

/**
 * Adds the campaign to the page's links and counts what visitors do. The code that sends is fetched only if an endpoint
 * is set and the browser does not ask not to be tracked.
 */
export function useMeasure(endpoint: string | null, locale: Locale): void {
  useEffect(() => campaignLinks(document.body), [])

  useEffect(() => {
    if (endpoint === null || refusesCounting()) return
    // What cannot be fetched is not counted.
    const load = () => import('@/lib/measure/beacon').catch(() => null)
    const stop = onAnnounced((event) =>
      whenShown(async () => (await load())?.sendBeacon(endpoint, event, locale)),
    )
    whenShown(() => whenIdle(load))
    document.addEventListener('click', announceLink)
    return () => {
      stop()
      document.removeEventListener('click', announceLink)
    }
  }, [endpoint, locale])
}
