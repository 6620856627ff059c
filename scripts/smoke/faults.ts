import { publicPath } from '@/lib/i18n/routes'
import { cacheForever } from '@/lib/site/cache-headers'
import { securityHeaders } from '@/lib/site/security-headers'
import { attribute, type Element, elementsOf } from '../export/html'

/** How much of a page messengers read for the preview of a link, bytes. */
const messengerLimit = 8192

/** Sends a request to the deployed site. Throws a sentence if it does not answer. */
export type Ask = (path: string, init?: RequestInit) => Promise<Response>

export function askAt(origin: string): Ask {
  return async (path, init) => {
    const { href } = new URL(path, origin)
    try {
      return await fetch(href, { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })
    } catch (error) {
      const { cause, message } = error as Error
      throw new Error(`${href} does not answer: ${(cause as Error | undefined)?.message || message}`)
    }
  }
}

/** An attribute of the first element on which `name` is `value`; empty if there is none. */
export function valueIn(
  elements: readonly Element[],
  [name, value]: readonly [string, string],
  wanted: string,
) {
  const element = elements.find((one) => attribute(one, name) === value)
  return (element && attribute(element, wanted)) ?? ''
}

/** The sentences whose condition is false. */
const faultsAmong = (claims: readonly (readonly [isTrue: unknown, fault: string])[]) =>
  claims.flatMap(([isTrue, fault]) => (isTrue ? [] : [fault]))

/** Each page responds in its language, and has all that a messenger shows at its beginning. */
export async function pageFaults(ask: Ask, path: string, locale: string): Promise<string[]> {
  const response = await ask(path)
  const start = elementsOf(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, messengerLimit)
      .toString(),
  )
  const language = start.find(({ tagName }) => tagName === 'html')
  const tag = (property: string) => valueIn(start, ['property', property], 'content')
  const preview = {
    title: start.some(({ tagName }) => tagName === 'title'),
    description: valueIn(start, ['name', 'description'], 'content'),
    ...Object.fromEntries(['og:title', 'og:description', 'og:url'].map((name) => [name, tag(name)])),
  }
  // Builds without a site URL have a placeholder, which ends in `.example`.
  const url = URL.canParse(tag('og:image')) ? new URL(tag('og:image')) : null
  const image =
    url && (await ask(url.hostname.endsWith('.example') ? url.pathname : url.href, { redirect: 'follow' }))
  const isPng = image && Buffer.from(await image.arrayBuffer()).toString('latin1', 1, 4) === 'PNG'
  return faultsAmong([
    [response.status === 200, `${path} responds with status ${response.status}, not 200.`],
    [language && attribute(language, 'lang') === locale, `${path} is not in ${locale}.`],
    ...Object.entries(preview).map(
      ([name, value]) => [value, `${path} has no ${name} in its first 8 kB, which messengers read.`] as const,
    ),
    [
      isPng && image.headers.get('content-type') === 'image/png',
      `The og:image of ${path} is no PNG: ${url?.href}`,
    ],
  ])
}

/** Unknown paths respond with the not-found page and 404. */
export async function unknownPathFaults(ask: Ask, path: string): Promise<string[]> {
  const { status, headers } = await ask(path)
  const type = headers.get('content-type')
  return faultsAmong([
    [status === 404, `The unknown path ${path} responds with status ${status}, not 404.`],
    [type?.startsWith('text/html'), `The not-found page at ${path} has the type ${type}.`],
  ])
}

/** Responses have the security headers, and hashed files are cached for a year. */
export async function headerFaults(
  ask: Ask,
  home: readonly Element[],
  isProduction: boolean,
): Promise<string[]> {
  const script = home.map((one) => attribute(one, 'src') ?? '').find((src) => src.startsWith('/_next/')) ?? ''
  const expected = Object.entries(securityHeaders(isProduction ? 'production' : 'preview'))
  const faults: string[] = []
  for (const path of ['/', publicPath('/pricing', 'en'), script, '/nowhere']) {
    const { headers } = await ask(path)
    for (const [name, value] of expected) {
      const sent = headers.get(name)
      // A host may add to a value: Vercel demands https of subdomains too.
      if (!sent?.startsWith(value)) faults.push(`${path} has ${name}: ${sent ?? '(none)'}, not ${value}`)
    }
  }
  const caching = (await ask(script)).headers.get('cache-control')
  return [
    ...faults,
    ...faultsAmong([
      [caching === cacheForever, `${script} has Cache-Control: ${caching}, not ${cacheForever}`],
    ]),
  ]
}
