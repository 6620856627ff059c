import { onEachShow, whenShown } from './when-shown.browser'

const names = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content']
/** Longer values are truncated to this number of characters. */
const maxLength = 60

/** The counted events: estimates, requests that arrived, and presses on links to calendar, chat and phone. */
export const countedEvents = ['estimate', 'lead', 'contact', 'call', 'chat', 'phone'] as const

export type CountedEvent = (typeof countedEvents)[number]

const eventType = 'counted'

/** Whether the browser asks not to be tracked, by Do Not Track or Global Privacy Control. */
function asksNotToBeTracked(): boolean {
  const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean }
  return doNotTrack === '1' || globalPrivacyControl === true
}

/**
 * The campaign in the URL of the page, as a query (`utm_source=...`); empty if there is none or the browser asks not
 * to be tracked. Leaves out values that hold an email address. Nothing is stored: the page's links carry the campaign
 * on. Never throws.
 */
export function campaignOfPage(): string {
  if (asksNotToBeTracked()) return ''
  // Mail programs write `&` as `&amp;`.
  const query = new URLSearchParams(window.location.search.replaceAll('&amp;', '&'))
  const given = names.flatMap((name) => {
    const value = query.get(name)?.trim()
    return value && !value.includes('@') ? [[name, [...value].slice(0, maxLength).join('')]] : []
  })
  return new URLSearchParams(given).toString()
}

/** The URL with the campaign added to its query; unchanged without a campaign. Null stays null. */
export function withCampaign<Url extends string | null>(url: Url, campaign = ''): Url | string {
  if (url === null || !campaign) return url
  const [path = '', anchor] = url.split('#')
  const joined = `${path}${path.includes('?') ? '&' : '?'}${campaign}`
  return anchor === undefined ? joined : `${joined}#${anchor}`
}

/**
 * Adds the campaign of the page's URL to the links that lead to our other pages, so that it reaches the forms
 * there without being stored. Links are rewritten once and not on click: then the browser prerenders the URL that
 * it navigates to, and links opened in a new tab carry the campaign too.
 */
export function addCampaignToLinks(root: HTMLElement): void {
  const campaign = campaignOfPage()
  if (!campaign) return
  // `search` would turn the path into an absolute URL, which the speculation rules do not match.
  for (const link of root.querySelectorAll('a[href^="/"]:not([href*="?"])'))
    link.setAttribute('href', withCampaign(link.getAttribute('href') ?? '', campaign))
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
function send(endpoint: string, name: string): void {
  const { origin, pathname, hostname } = window.location
  const body = JSON.stringify({
    name,
    url: withCampaign(origin + pathname, campaignOfPage()),
    domain: hostname.replace(/^www\./, ''),
    props: { language: document.documentElement.lang },
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
 * browser asks not to be tracked.
 */
export function startCounting(endpoint: string | undefined): void {
  if (!endpoint || asksNotToBeTracked()) return
  onEachShow(() => send(endpoint, 'pageview'))
  onCountedEvent((event) => whenShown(() => send(endpoint, event)))
  document.addEventListener('click', countLinkPress)
}
