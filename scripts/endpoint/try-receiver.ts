import { requestTimeLimit } from '@/lib/business/limits'
import { readText, refusalIn } from '@/lib/leads/answer'
import { beginningOf, failureIn } from './read-answer'
import { type TestLead, testLeads } from './test-leads'

/** A fault of a receiver and its remedy. Without one, the remedy depends on which leads failed. */
class Fault extends Error {
  constructor(
    what: string,
    readonly remedy?: string,
  ) {
    super(what)
  }
}

/** The fault of a receiver that accepts the same lead from a page of its own site. */
class OwnSiteOnly extends Fault {}

/** Who asks: a page of this origin, with this time for a lead, ms. */
type Page = { origin: string; timeLimit: number }

/** What each connection error of Node.js means. */
const connectionErrors: Record<string, string> = {
  ENOTFOUND: 'the host does not exist',
  EAI_AGAIN: 'the host does not exist, or this machine is offline',
  ECONNREFUSED: 'nothing listens there',
  ECONNRESET: 'it closed the connection without an answer',
  UND_ERR_SOCKET: 'it closed the connection without an answer',
}

/** What to do about an answer that says it. */
const remedies: Record<string, string> = {
  'a challenge': 'let this URL pass without a check of the browser, in the settings of the bot protection',
  'a web page': 'check the URL, and let it pass without a check of the browser',
  401: 'let visitors post without signing in; a key belongs into the URL',
  403: 'allow this origin (--origin), and posts without a captcha, token or login',
  404: 'check the URL; a form must exist and be active',
  405: 'accept POST at this URL',
  415: 'accept the type application/json',
  429: 'raise the limit of requests',
}

/** What to do if every lead is refused. */
const remedyForAll =
  'accept the fields of the site as they are: JSON, no key or token in it, no wrapper (docs/leads.md)'

/** Sends a request with the headers of a browser, and follows no redirect. Throws a fault if there is no answer in time. */
async function ask(url: string, { origin, timeLimit }: Page, signal: AbortSignal, init: RequestInit) {
  const headers = {
    Origin: origin,
    Referer: `${origin}/`,
    'Sec-Fetch-Site': new URL(url).origin === origin ? 'same-origin' : 'cross-site',
    // Firewalls refuse programs.
    'User-Agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/148.0.0.0 Safari/537.36',
    ...init.headers,
  }
  try {
    return await fetch(url, { ...init, headers, signal, redirect: 'manual' })
  } catch (error) {
    if (signal.aborted)
      throw new Fault(`no answer within ${timeLimit / 1000} seconds`, 'answer first, then work')
    const { code = '', message } = ((error as Error).cause ?? error) as NodeJS.ErrnoException
    const what = connectionErrors[code] ?? `no connection (${beginningOf(message || code)})`
    throw new Fault(what, 'check the URL, and the log of the receiver')
  }
}

/** Throws a fault if a browser would not pass an answer of another origin to the page. */
function checkOrigin({ headers }: Response, { origin }: Page, what: string): void {
  const allowed = headers.get('access-control-allow-origin')
  if (allowed === '*' || allowed === origin) return
  const said = allowed === null ? 'no Access-Control-Allow-Origin' : `Access-Control-Allow-Origin: ${allowed}`
  throw new Fault(`${what} has ${said}`, `send Access-Control-Allow-Origin: ${origin} with every answer`)
}

/** Throws a fault if an answer is no success, by the judgement of the site. Returns its text. */
async function checkSuccess(response: Response, what: string, remedy?: string): Promise<string> {
  const { status, statusText, headers } = response
  const text = await readText(response)
  const refusal = refusalIn(response, text)
  if (refusal === null) return text
  const target = headers.get('location')
  const answer = `${what} has status ${status} ${statusText}`.trim()
  if (target && status < 400)
    throw new Fault(
      `${answer} and redirects to ${target}`,
      'use the final URL, because no redirect is followed',
    )
  const kind = refusal === status ? '' : ` and is ${refusal}`
  throw new Fault(
    `${answer}${kind}: ${beginningOf(text)}`,
    remedy ?? remedies[refusal] ?? (status < 500 ? undefined : 'see the log of the receiver'),
  )
}

/** Asks, as browsers do before they post to another origin, whether this page may post JSON. Throws a fault if not. */
async function preflight(url: string, page: Page, signal: AbortSignal): Promise<void> {
  if (new URL(url).origin === page.origin) return
  const response = await ask(url, page, signal, {
    method: 'OPTIONS',
    headers: { 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'content-type' },
  })
  const what = 'the answer to the preflight (OPTIONS)'
  // Browsers read no body of it.
  if (!response.ok) await checkSuccess(response, what, 'answer OPTIONS with 204 and the headers of CORS')
  checkOrigin(response, page, what)
  const allowed = (response.headers.get('access-control-allow-headers') ?? '').toLowerCase().split(/\s*,\s*/)
  if (!allowed.includes('content-type') && !allowed.includes('*'))
    throw new Fault(
      `${what} has no Access-Control-Allow-Headers with content-type`,
      'send it, because leads are JSON',
    )
  await response.body?.cancel()
}

/** Sends the request of a lead. */
const request = ({ url, body }: TestLead, page: Page, signal: AbortSignal) =>
  ask(url, page, signal, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(body),
  })

/** Whether a receiver refuses a lead of this page, and accepts it from a page of its own site. */
async function acceptsOnlyItsOwnSite(lead: TestLead, page: Page, signal: AbortSignal): Promise<boolean> {
  const { origin } = new URL(lead.url)
  if (origin === page.origin) return false
  try {
    const isAccepted = async (asking: Page) => (await request(lead, asking, signal)).ok
    return !(await isAccepted(page)) && (await isAccepted({ ...page, origin }))
  } catch {
    return false
  }
}

/** Sends a lead. Returns what was answered; throws a fault if the lead was not accepted. */
async function post(lead: TestLead, page: Page, signal: AbortSignal): Promise<string> {
  try {
    return await postAsBrowser(lead, page, signal)
  } catch (fault) {
    if (!(await acceptsOnlyItsOwnSite(lead, page, signal))) throw fault
    throw new OwnSiteOnly(
      `it accepts leads of its own site only, ${new URL(lead.url).origin}, and none of ${page.origin}`,
      'put it on the site, with a path as endpoint, or let it allow the site by CORS',
    )
  }
}

async function postAsBrowser(lead: TestLead, page: Page, signal: AbortSignal): Promise<string> {
  const { url } = lead
  await preflight(url, page, signal)
  const response = await request(lead, page, signal)
  const text = await checkSuccess(response, 'the answer')
  if (new URL(url).origin !== page.origin) checkOrigin(response, page, 'the answer')
  const failure = failureIn(text)
  const answered = `${response.status} ${beginningOf(text)}`
  if (failure) throw new Fault(`the status means success, but the answer says ${failure}: ${answered}`)
  return answered
}

/** The result of a trial: a sentence for each lead that was accepted, and one for each fault. */
export type Trial = { accepted: string[]; faults: string[] }

/** Runs `attempt` for some requests in turn. Those with the same fault share its sentence. */
async function trial<Request extends { name: string; remedy?: string }>(
  requests: readonly Request[],
  timeLimit: number,
  attempt: (request: Request, signal: AbortSignal) => Promise<string>,
): Promise<Trial> {
  const accepted: string[] = []
  const found = new Map<string, { remedy?: string; requests: Request[] }>()
  for (const request of requests) {
    try {
      accepted.push(`${request.name}: ${await attempt(request, AbortSignal.timeout(timeLimit))}`)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      const { message, remedy } = error
      found.set(message, { remedy, requests: [...(found.get(message)?.requests ?? []), request] })
    }
  }
  const faults = [...found].map(([fault, { remedy, requests }]) => {
    const names = requests.map(({ name }) => name).join(', ')
    const own = accepted.length > 0 ? requests[0]?.remedy : remedyForAll
    return `${names}: ${fault}. Fix: ${remedy ?? own}.`
  })
  return { accepted, faults }
}

/** Asks a receiver only whether a page of this origin may post to it. Sends no lead. */
export const tryPreflight = (url: string, origin: string, timeLimit = requestTimeLimit): Promise<Trial> =>
  trial([{ name: 'preflight' }], timeLimit, async (_request, signal) => {
    await preflight(url, { origin, timeLimit }, signal)
    return 'allowed'
  })

/**
 * Sends test leads to a receiver as the browser of a visitor would: one of each kind and one with a campaign. The time for
 * each includes its preflight, as on the site.
 */
export const tryReceiver = (url: string, origin: string, timeLimit = requestTimeLimit): Promise<Trial> =>
  trial(testLeads(url), timeLimit, (lead, signal) => post(lead, { origin, timeLimit }, signal))

/** A site that no receiver belongs to. */
const anotherSite = 'https://www.example.org'

/**
 * Tries a receiver whose site is not known: as a page of its own origin, and then, with one lead, as a page of another site. It
 * may refuse that one, but must do so by its origin: without CORS it would fail on any other site.
 */
export async function tryOwnSite(
  url: string,
  timeLimit = requestTimeLimit,
): Promise<Trial & { isOwnSiteOnly?: boolean }> {
  const { origin } = new URL(url)
  const own = await tryReceiver(url, origin, timeLimit)
  if (own.faults.length > 0) return own
  let isOwnSiteOnly = false
  const leads = testLeads(url).slice(0, 1)
  const others = await trial(leads, timeLimit, async (lead, signal) => {
    try {
      return await post(lead, { origin: anotherSite, timeLimit }, signal)
    } catch (error) {
      if (!(error instanceof Fault)) throw error
      isOwnSiteOnly = error instanceof OwnSiteOnly
      if (isOwnSiteOnly) return ''
      const remedy = `if the site is at ${origin}, add --origin ${origin}. If not, add --origin and the URL of the site, and`
      throw new Fault(`from another site, ${error.message}`, `${remedy} ${error.remedy ?? remedyForAll}`)
    }
  })
  return { accepted: own.accepted, faults: others.faults, isOwnSiteOnly }
}
