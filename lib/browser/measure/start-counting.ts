import { asksNotToBeTracked, campaignOfPage, withCampaign } from '@/lib/browser/measure/campaign'
import { countEvent, countedEvents, onCountedEvent } from '@/lib/browser/measure/counted-events'
import { whenShown } from '@/lib/browser/when-shown'

/** Counts a press on a phone link, or on a link that names its event (`data-event`). */
function countLinkPress({ target }: Event): void {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const name = link?.protocol === 'tel:' ? 'phone' : link?.dataset.event
  const event = countedEvents.find((counted) => counted === name)
  if (event) countEvent(event)
}

/**
 * Sends an event with the page, its language and its campaign, and nothing that identifies the visitor. Ignores the response.
 * As text/plain, because application/json would need a preflight request to another origin.
 * @see https://plausible.io/docs/events-api
 */
function send(endpoint: string, name: string): void {
  const { origin, pathname, hostname } = window.location
  const body = JSON.stringify({
    name,
    url: withCampaign(origin + pathname, campaignOfPage()),
    domain: hostname.replace(/^www\./, ''),
    props: { language: document.documentElement.lang },
  })
  fetch(endpoint, { method: 'POST', body, keepalive: true, mode: 'no-cors', credentials: 'omit' }).catch(
    () => {},
  )
}

/** Counts the view of the page and each counted event, unless no endpoint is set or the browser asks not to be tracked. */
export function startCounting(endpoint: string | undefined, signal: AbortSignal): void {
  if (!endpoint || asksNotToBeTracked()) return
  whenShown(() => send(endpoint, 'pageview'))
  onCountedEvent((event) => whenShown(() => send(endpoint, event)), signal)
  document.addEventListener('click', countLinkPress, { signal })
}
