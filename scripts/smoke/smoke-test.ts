import { parseArgs } from 'node:util'
import { publicPages } from '@/lib/content/pages'
import { cacheForever, hashedFiles } from '@/lib/deploy/cache-headers'
import type { DeployKind, Environment } from '@/lib/deploy/deploy-kind'
import { securityHeaders } from '@/lib/deploy/security-headers'
import { judgeAnswer } from '@/lib/leads/answer'
import { nowhere } from '@/lib/leads/endpoint'
import { requestTimeLimit } from '@/lib/leads/limits'
import { attribute, type Element, elementsOf } from '../export/html'
import { isThisMachine } from '../serve/app'
import { testLeads } from './test-leads'

/**
 * Returns the URL of the site that a command was given, and whether to send leads. Without the `--` before it, npm takes `--send`
 * for a setting of its own. Throws a sentence if there is no URL.
 */
export function readCommand(args: string[], { npm_config_send }: Environment): [site: URL, send: boolean] {
  const { positionals, values } = parseArgs({
    args,
    allowPositionals: true,
    options: { send: { type: 'boolean', default: npm_config_send === 'true' } },
  })
  const [text = ''] = positionals
  const url = URL.canParse(text) ? new URL(text) : null
  if (url?.protocol === 'https:' || (url && isThisMachine(url.host))) return [url, values.send]
  throw new Error(`"${text}" is no https:// URL. Run: npm run test:smoke -- https://www.example.org [--send]`)
}

/** Sends a request, and follows no redirect. Throws a sentence if there is no answer. */
async function ask(url: URL, init?: RequestInit, timeLimit = 20_000): Promise<Response> {
  try {
    return await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(timeLimit), ...init })
  } catch (error) {
    const { cause, message } = error as { cause?: Error; message: string }
    throw new Error(`${url} does not answer: ${cause?.message || message}`)
  }
}

/** The elements of a page. Throws a sentence if it does not arrive in time. */
async function elementsIn(response: Response): Promise<Element[]> {
  return elementsOf(
    await response
      .text()
      .catch(() => Promise.reject(new Error(`${response.url} breaks off, or is too slow.`))),
  )
}

/** An attribute of the first element on which `name` is `value`; empty if there is none. */
function valueIn(elements: readonly Element[], name: string, value: string, wanted: string): string {
  const element = elements.find((one) => attribute(one, name) === value)
  return (element && attribute(element, wanted)) ?? ''
}

/** Returns what is wrong with the kind of a build at an address whose pages name `canonical`; null if nothing is. */
export function kindFault(kind: DeployKind, url: URL, canonical: URL): string | null {
  if (isThisMachine(url.host)) return null
  if (kind === 'local')
    return 'This is a local build, with placeholders and without an endpoint. Fix: build it with DEPLOY_KIND=production.'
  const bare = ({ host }: URL) => host.replace(/^www\./, '')
  if (kind === 'preview')
    return bare(url) === bare(canonical)
      ? 'This is a preview at the domain of the site. Fix: build it with DEPLOY_KIND=production.'
      : null
  return url.origin === canonical.origin
    ? null
    : `The pages say that the site is at ${canonical.origin}. Fix: test that.`
}

/** Each page responds in its language and names its own URL as canonical. */
async function pageFaults(site: URL, path: string, locale: string): Promise<string[]> {
  const response = await ask(new URL(path, site))
  const elements = await elementsIn(response)
  const language = elements.flatMap((one) => (one.tagName === 'html' ? (attribute(one, 'lang') ?? '') : []))
  const canonical = valueIn(elements, 'rel', 'canonical', 'href')
  if (response.status !== 200) return [`${path} responds with status ${response.status}, not 200.`]
  return [
    ...(language[0] === locale ? [] : [`${path} is in "${language[0]}", not in ${locale}.`]),
    ...(URL.canParse(canonical) && new URL(canonical).pathname === path
      ? []
      : [`${path} names "${canonical}" as its canonical URL.`]),
  ]
}

/** A path that is no file responds with the not-found page, which nothing caches for long. */
async function unknownPathFaults(site: URL, path: string): Promise<string[]> {
  const { status, headers } = await ask(new URL(path, site))
  const [type, caching] = [headers.get('content-type') ?? '', headers.get('cache-control') ?? '']
  return [
    ...(status === 404 ? [] : [`The unknown path ${path} responds with status ${status}, not 404.`]),
    ...(type.startsWith('text/html') ? [] : [`The not-found page at ${path} has the type "${type}".`]),
    ...(caching.includes('immutable')
      ? [`The not-found page at ${path} is cached for long: ${caching}`]
      : []),
  ]
}

/** A response has these headers. A host may add to a value: Vercel demands https of subdomains too. */
async function headerFaults(site: URL, path: string, expected: object): Promise<string[]> {
  const { headers } = await ask(new URL(path, site))
  return Object.entries(expected).flatMap(([name, value]) =>
    headers.get(name)?.includes(value) ? [] : [`${path} has ${name}: ${headers.get(name)}, not ${value}.`],
  )
}

/** Neither the host nor robots.txt keeps search engines away. What is for another robot, such as GPTBot, does not count. */
export function indexFaults(header: string | null, robots: string): string[] {
  const ofOthers = /^ *(?!googlebot|bingbot|unavailable_after|max-)[\w-]+ *:/i
  const rules = (header ?? '').split(/,(?= *[\w-]+ *:)/).filter((one) => !ofOthers.test(one))
  // A group may have several names, one below the other.
  const groups = robots.split(/^(?=user-agent:)(?<!^user-agent:.*\r?\n)/im)
  const ofAll = groups.filter((group) => /^user-agent: *(?:\*|googlebot|bingbot) *\r?$/im.test(group))
  return [
    ...rules
      .filter((one) => /(?:^|,|bot *:) *(?:none|noindex) *(?:,|$)/i.test(one))
      .map((one) => `X-Robots-Tag: ${one.trim()}`),
    ...ofAll.filter((group) => /^disallow: *(?:\/\**|\*+)\$? *(?:#.*)?\r?$/im.test(group)),
  ].map((one) => `Search engines may not index the site: ${one.trim().replace(/\s+/g, ' ')}`)
}

/** The text of /robots.txt. */
const robotsOf = async (site: URL) => (await ask(new URL('/robots.txt', site))).text()

/** Sends a lead of each kind as a page of the site does, and judges the answers as it does. */
export async function leadFaults(endpoint: URL, { origin }: URL): Promise<string[]> {
  const faults = testLeads().map(async (lead) => {
    const headers = { Origin: origin, 'Content-Type': 'application/json', Accept: 'application/json' }
    const response = await ask(
      endpoint,
      { method: 'POST', headers, body: JSON.stringify(lead) },
      requestTimeLimit,
    )
    const refusal = await judgeAnswer(response)
    if (refusal) return `${endpoint} answers "${lead.formType}" with ${refusal}: it would not arrive.`
    const allowed = response.headers.get('access-control-allow-origin')
    return endpoint.origin === origin || allowed === '*' || allowed === origin
      ? []
      : `${endpoint} does not allow ${origin} by CORS (docs/leads.md): "${lead.formType}" would fail.`
  })
  return (await Promise.all(faults)).flat()
}

/** Tests a deployed site as visitors meet it; `send` sends two leads. Throws an error with a line for each fault. */
export async function smokeTest(site: URL, send = false): Promise<string> {
  const home = await ask(site)
  const target = home.headers.get('location')
  if (home.status !== 200)
    throw new Error(`${site} responds with status ${home.status}${target ? ` and leads to ${target}` : ''}.`)
  const elements = await elementsIn(home)
  const isNoindex = valueIn(elements, 'name', 'robots', 'content').includes('noindex')
  const hasRibbon = valueIn(elements, 'data-part', 'preview-ribbon', 'data-part') !== ''
  const kind = isNoindex ? (hasRibbon ? 'preview' : 'local') : 'production'
  const canonical = new URL(valueIn(elements, 'rel', 'canonical', 'href'), site)
  const script = elements.map((one) => attribute(one, 'src') ?? '').find((src) => src.startsWith(hashedFiles))
  const endpoint = valueIn(elements, 'id', 'main', 'data-endpoint')
  const image = valueIn(elements, 'property', 'og:image', 'content')
  const security = securityHeaders(site.protocol === 'https:' ? kind : 'local')
  const pages: string[] = []
  for (const page of publicPages) pages.push(...(await pageFaults(site, page.public, page.locale)))
  const faults = await Promise.all([
    kindFault(kind, site, canonical) ?? [],
    pages,
    kind === 'preview' ? [] : indexFaults(home.headers.get('x-robots-tag'), await robotsOf(site)),
    headerFaults(site, '/sitemap.xml', { 'Content-Type': 'xml' }),
    headerFaults(site, '/communes.json', { 'Content-Type': 'json' }),
    headerFaults(site, new URL(image, site).pathname, { 'Content-Type': 'image/' }),
    ...['/nowhere', '/nl/a/b', `${hashedFiles}nowhere.js`].map((path) => unknownPathFaults(site, path)),
    ...['/', '/nowhere'].map((path) => headerFaults(site, path, security)),
    headerFaults(site, script ?? '/', { ...security, 'Cache-Control': cacheForever }),
    endpoint
      ? []
      : 'The home page has no data-endpoint: each lead would fail. Fix: let no one rewrite the pages.',
    send && endpoint === nowhere ? 'No lead was sent, because this is a preview, which posts nowhere.' : [],
    send && endpoint && endpoint !== nowhere ? leadFaults(new URL(endpoint, site), site) : [],
  ])
  if (faults.flat().length > 0) throw new Error([`${site.origin} has faults:`, ...faults.flat()].join('\n- '))
  return `${site.origin} passes. ${send ? 'Now look for two leads, marked TEST.' : 'No lead was sent: add --send.'}`
}
