import type { Locale } from '../i18n/locales'
import { linkQuery } from '../leads/link-query'
import { onEachShow, whenShown } from './when-shown.browser'

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** Longer values are truncated to this number of characters. */
const maxLength = 60

/** The counted events: estimates, requests that arrived, and presses on links to calendar, chat and phone. */
const countedEvents = ['estimate', 'lead', 'contact', 'call', 'chat', 'phone'] as const

export type CountedEvent = (typeof countedEvents)[number]

const eventType = 'counted'

/** Whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/** The campaign in the URL of the page, as a query (`?utm_source=...`); empty without one. Leaves out email addresses. */
function campaignOfPage(): string {
  const query = linkQuery(window.location.href)
  const given = names.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value && !value.includes('@') ? [[name, [...value].slice(0, maxLength).join('')]] : []
  })
  const campaign = String(new URLSearchParams(given))
  return campaign && `?${campaign}`
}

/** Dispatches a counted event on the document. It has no effect without a subscriber. */
export function countEvent(event: CountedEvent): void {
  document.dispatchEvent(new CustomEvent(eventType, { detail: event }))
}

/** Subscribes to every counted event. */
export function onCountedEvent(listen: (event: CountedEvent) => void): void {
  document.addEventListener(eventType, (event) => listen((event as CustomEvent<CountedEvent>).detail))
}

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
function send(endpoint: string, language: Locale, name: string): void {
  const { origin, pathname, hostname } = window.location
  const body = JSON.stringify({
    name,
    url: `${origin}${pathname}${campaignOfPage()}`,
    domain: hostname.replace(/^www\./, ''),
    props: { language },
  })
  // Not resolved against the page, whose URL may hold a password: `fetch` refuses that.
  fetch(new URL(endpoint, origin), {
    method: 'POST',
    body,
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
  }).catch(() => {})
}

/**
 * Counts each view of the page, also one from the back-forward cache, and each counted event, unless no endpoint is set or the
 * browser asks not to be tracked. The language is the page's own: a browser that translates it changes `lang`.
 */
export function startCounting(endpoint: string | undefined, language: Locale): void {
  if (!endpoint || asksNotToBeTracked()) return
  onEachShow(() => send(endpoint, language, 'pageview'))
  onCountedEvent((event) => whenShown(() => send(endpoint, language, event)))
  document.addEventListener('click', countLinkPress)
}
