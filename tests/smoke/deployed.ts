import assert from 'node:assert/strict'
import { test } from 'node:test'
import { cacheForever } from '@/lib/cache-headers'
import { publicPages } from '@/lib/content/pages'
import { contactLead } from '@/lib/leads/payloads'
import { securityHeaders } from '@/lib/security-headers'
import { attribute, type Element, elementsOf } from '@/scripts/export/html'

/**
 * Tests a deployed site as visitors, messengers and forms meet it: `npm run test:smoke -- https://www.example.org`, or with
 * `SMOKE_URL` set. With `--send` it sends one lead, marked as a test.
 */
const given = process.argv.find((argument) => /^https?:/.test(argument)) ?? process.env.SMOKE_URL
if (!given) throw new Error('Which site? Run: npm run test:smoke -- https://www.example.org')
const { origin } = new URL(given)

/** How much of a page messengers read for the preview of a link, bytes. */
const messengerLimit = 8192

const request = (url: string, init?: RequestInit) =>
  fetch(new URL(url, origin), { redirect: 'manual', signal: AbortSignal.timeout(20_000), ...init })

/** An attribute of the first element on which `name` is `value`; empty if there is none. */
function valueIn(elements: readonly Element[], [name, value]: readonly [string, string], wanted: string) {
  const element = elements.find((one) => attribute(one, name) === value)
  return (element && attribute(element, wanted)) ?? ''
}

const home = elementsOf(await (await request('/')).text())
const isProduction = !valueIn(home, ['name', 'robots'], 'content').includes('noindex')
const endpoint = valueIn(home, ['id', 'main'], 'data-endpoint')
const isOtherOrigin = endpoint.startsWith('https:') && new URL(endpoint).origin !== origin

for (const { public: path, locale } of publicPages)
  test(`${path} responds in ${locale}, and its first 8 kB have a link preview`, async () => {
    const response = await request(path)
    assert.equal(response.status, 200)
    const bytes = Buffer.from(await response.arrayBuffer()).subarray(0, messengerLimit)
    const start = elementsOf(bytes.toString())
    assert.equal(
      start.find(({ tagName }) => tagName === 'html')?.attrs.find(({ name }) => name === 'lang')?.value,
      locale,
    )
    assert.ok(start.some(({ tagName }) => tagName === 'title'))
    assert.ok(valueIn(start, ['name', 'description'], 'content'))
    for (const property of ['og:title', 'og:description', 'og:url'])
      assert.ok(valueIn(start, ['property', property], 'content'), property)
    const { href, hostname, pathname } = new URL(valueIn(start, ['property', 'og:image'], 'content'))
    // Builds without a site URL have a placeholder, which ends in `.example`.
    const image = await request(hostname.endsWith('.example') ? pathname : href, { redirect: 'follow' })
    assert.equal(image.headers.get('content-type'), 'image/png', href)
    assert.equal(Buffer.from(await image.arrayBuffer()).toString('latin1', 1, 4), 'PNG', href)
  })

test('unknown paths respond with the not-found page and 404', async () => {
  for (const path of ['/nowhere', '/nl/nowhere', '/en/a/b']) {
    const response = await request(path)
    assert.equal(response.status, 404, path)
    assert.match(response.headers.get('content-type') ?? '', /^text\/html/)
  }
})

test('responses have the security headers, and hashed files are cached for a year', async () => {
  const script = home.map((one) => attribute(one, 'src') ?? '').find((src) => src.startsWith('/_next/')) ?? ''
  const isSecure = origin.startsWith('https:')
  const expected = Object.entries(securityHeaders(isProduction && isSecure ? 'production' : 'preview'))
  for (const path of ['/', '/en/pricing', script, '/nowhere']) {
    const { headers } = await request(path)
    // A host may add to a value: Vercel demands https of subdomains too.
    for (const [name, value] of expected)
      assert.ok(headers.get(name)?.startsWith(value), `${name} of ${path}: ${headers.get(name)}`)
  }
  assert.equal((await request(script)).headers.get('cache-control'), cacheForever)
})

const notOther = !isOtherOrigin && `the endpoint is ${endpoint || 'not set'}`
test('the endpoint allows forms of this origin to post JSON', { skip: notOther }, async () => {
  const { ok, status, headers } = await request(endpoint, {
    method: 'OPTIONS',
    headers: {
      Origin: origin,
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'content-type',
    },
  })
  assert.ok(ok, `status ${status}`)
  assert.match(headers.get('access-control-allow-headers') ?? '', /\*|content-type/i)
  assert.ok(
    ['*', origin].includes(headers.get('access-control-allow-origin') ?? ''),
    'Access-Control-Allow-Origin',
  )
})

const notSent = process.argv.includes('--send') ? !endpoint && 'no endpoint is set' : 'only with --send'
test('the endpoint accepts a lead', { skip: notSent }, async () => {
  const values = {
    firstName: 'TEST',
    lastName: 'TEST',
    email: 'test@example.org',
    phone: '+33 3 00 00 00 00',
    message: `TEST of ${origin}, ${new Date().toISOString()}. No answer needed.`,
  }
  const { ok, status, headers } = await request(endpoint, {
    method: 'POST',
    headers: { Origin: origin, 'Content-Type': 'application/json', Accept: 'application/json' },
    body: JSON.stringify(contactLead('standard', values, 'fr')),
  })
  assert.ok(ok, `status ${status}`)
  // Without this header a browser takes the answer for a failure, and sends the lead again.
  if (isOtherOrigin) assert.ok(['*', origin].includes(headers.get('access-control-allow-origin') ?? ''))
})
