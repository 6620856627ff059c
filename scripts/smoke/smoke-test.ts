import { publicPages } from '@/lib/content/pages'
import { isLoopback } from '../endpoint/target'
import { tryPreflight, tryReceiver } from '../endpoint/try-receiver'
import { elementsOf } from '../export/html'
import { askAt, headerFaults, pageFaults, unknownPathFaults, valueIn } from './faults'

export type Options = { send?: boolean; 'no-endpoint'?: boolean }

/** The other name of a site: its bare domain, or that with www. */
function siblingOf({ protocol, host }: URL): string {
  return `${protocol}//${host.startsWith('www.') ? host.slice(4) : `www.${host}`}`
}

/** Throws a sentence if a site does not show its home page to everybody. */
function checkIsOpen({ status, headers }: Response, url: URL): void {
  if (status === 200) return
  const location = headers.get('location')
  const target = location && new URL(location, url)
  if (target && target.origin === siblingOf(url))
    throw new Error(`${url.origin} redirects to ${target.origin}. Fix: test that.`)
  const answer = `/ responds with status ${status}${target ? ` and redirects to ${target.href}` : ''}`
  throw new Error(
    [401, 403].includes(status) || target
      ? `${url.origin} is protected: ${answer}. Fix: test it without its password or login.`
      : `${url.origin} has no home page: ${answer}.`,
  )
}

/** The bare domain redirects to www, or www to it: another origin may neither post to an endpoint nor read its answer. */
async function siblingFaults(url: URL): Promise<string[]> {
  const sibling = siblingOf(url)
  if (isLoopback(url.hostname)) return []
  const response = await fetch(sibling, { redirect: 'manual', signal: AbortSignal.timeout(20_000) }).catch(
    () => null,
  )
  return response?.ok
    ? [`${sibling} shows a page, whose leads the endpoint may refuse. Fix: redirect it to ${url.origin}.`]
    : []
}

/** Leads arrive, as far as the options allow to try it. */
async function endpointFaults(origin: string, endpoint: string, options: Options): Promise<string[]> {
  if (options['no-endpoint']) return []
  if (!endpoint) return ['The endpoint is NOT TESTED: none is set. Fix: set it, or add --no-endpoint.']
  const { href } = new URL(endpoint, origin)
  if (!options.send && new URL(href).origin === origin)
    return [
      `The endpoint ${href} is NOT TESTED. Fix: add --send, which sends it three test leads, or --no-endpoint.`,
    ]
  const { accepted, faults } = await (options.send ? tryReceiver : tryPreflight)(href, origin)
  for (const line of accepted) console.log(`Accepted by ${href}: ${line}`)
  return faults.map((fault) => `The endpoint ${href}, ${fault}`)
}

/** Tests a deployed site as visitors, messengers and forms meet it. Throws an error with a line for each fault. */
export async function smokeTest(url: URL, options: Options): Promise<string> {
  const { origin, protocol } = url
  const ask = askAt(origin)
  const first = await ask('/')
  checkIsOpen(first, url)
  const home = elementsOf(await first.text())
  const isProduction = !valueIn(home, ['name', 'robots'], 'content').includes('noindex')
  const endpoint = valueIn(home, ['id', 'main'], 'data-endpoint')
  const faults = [
    ...(await Promise.all(publicPages.map(({ public: path, locale }) => pageFaults(ask, path, locale)))),
    ...(await Promise.all(
      ['/nowhere', '/nl/nowhere', '/en/a/b'].map((path) => unknownPathFaults(ask, path)),
    )),
    await headerFaults(ask, home, isProduction && protocol === 'https:'),
    await siblingFaults(url),
    await endpointFaults(origin, endpoint, options),
  ].flat()
  if (faults.length > 0) throw new Error([`${origin} has faults:`, ...faults].join('\n- '))
  return `${origin} passes${options['no-endpoint'] ? ', its endpoint untried' : ''}.`
}
