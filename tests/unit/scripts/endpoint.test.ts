/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { targetOf } from '@/scripts/endpoint/target'
import { tryPreflight, tryReceiver } from '@/scripts/endpoint/try-receiver'

const site = 'https://www.example.org'
const cors = { 'Access-Control-Allow-Origin': site, 'Access-Control-Allow-Headers': 'Content-Type' }

type Answer = [status: number, body?: string, headers?: OutgoingHttpHeaders]
type Lead = Record<string, unknown>
type Receiver = {
  preflight?: Answer
  timeLimit?: number
  post?: (lead: Lead, request: IncomingMessage, response: ServerResponse) => Answer | undefined
}

let receiver: Receiver
const posts: { url?: string; headers: IncomingMessage['headers']; lead: Lead }[] = []
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const isPost = request.method === 'POST'
  const lead = isPost ? JSON.parse(body) : {}
  if (isPost) posts.push({ url: request.url, headers: request.headers, lead })
  const { preflight = [204, '', cors], post = () => [200, '{"ok":true}', cors] } = receiver
  const answer = isPost ? post(lead, request, response) : preflight
  if (!answer) return
  const [status, text, headers = cors] = answer
  response.writeHead(status, headers).end(text)
})
let own: string

beforeAll(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  own = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => {
  posts.length = 0
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

/** Tries a receiver as a page of the site. */
function attempt(tried: Receiver, origin = site) {
  receiver = tried
  return tryReceiver(`${own}/lead?key=1`, origin, tried.timeLimit)
}

test('a receiver gets each kind of lead and one with a campaign, marked TEST, as a browser sends them', async () => {
  expect(await attempt({})).toEqual({
    accepted: ['contact request', 'estimate', 'contact request with a campaign'].map(
      (name) => `${name}: 200 {"ok":true}`,
    ),
    faults: [],
  })
  const [contact, estimate, campaign] = posts
  expect(posts).toHaveLength(3)
  for (const { lead, headers } of posts) {
    expect(JSON.stringify(lead)).toContain('TEST')
    expect(headers).toMatchObject({
      origin: site,
      referer: `${site}/`,
      accept: 'application/json',
      'content-type': 'application/json',
    })
  }
  const fields = ['firstName', 'lastName', 'email', 'phone', 'message', 'formType']
  for (const sent of [contact, campaign]) expect(Object.keys(sent?.lead ?? {})).toEqual(fields)
  expect(estimate?.lead).toMatchObject({ propertyType: 'f2', sleepingCapacity: '4', monthlyRevenue: 3375 })
  expect(posts.map(({ url }) => url)).toEqual([
    '/lead?key=1',
    '/lead?key=1',
    expect.stringMatching(/^\/lead\?key=1&utm_source=/),
  ])
})

const everyLead = 'contact request, estimate, contact request with a campaign: '

test.each<[string, Receiver, string]>([
  [
    'wants a key in the body',
    { post: () => [400, '{"message":"access_key"}'] },
    `${everyLead}the answer has status 400 Bad Request: {"message":"access_key"}. Fix: accept the fields of the site as`,
  ],
  [
    'refuses estimates',
    { post: ({ message }) => (message ? [200] : [422, 'message is missing']) },
    'estimate: the answer has status 422 Unprocessable Entity: message is missing. Fix: accept the nine fields',
  ],
  [
    'demands a phone number',
    { post: ({ phone }) => (phone ? [200] : [422]) },
    'contact request: the answer has status 422 Unprocessable Entity: (empty). Fix: accept the six fields',
  ],
  [
    'refuses an unknown query',
    { post: (_lead, { url }) => (url?.includes('utm_') ? [400, 'unknown column'] : [201]) },
    'contact request with a campaign: the answer has status 400 Bad Request: unknown column. Fix: ignore unknown',
  ],
  [
    'redirects',
    { post: () => [302, '', { ...cors, Location: '/thanks' }] },
    'status 302 Found and redirects to /thanks. Fix: use the final URL',
  ],
  [
    'fails with a page',
    { post: () => [500, `<html>\n<p>Boom ${'x'.repeat(1e6)}`] },
    'status 500 Internal Server Error: <html> <p>Boom xxx',
  ],
  [
    'answers with a page',
    { post: () => [200, '<!DOCTYPE html><title>Home'] },
    'is a web page: 200 <!DOCTYPE html>',
  ],
  [
    'means no by success',
    { post: () => [200, '{"success":"false"}'] },
    'says "success": false: 200 {"success"',
  ],
  ['means no by ok', { post: () => [200, ' {"ok":false}'] }, 'says "ok": false'],
  ['means no by error', { post: () => [201, '[{"error":{"code":7}}]'] }, 'says "error"'],
  [
    'has no preflight',
    { preflight: [405, 'no'] },
    'preflight (OPTIONS) has status 405 Method Not Allowed: no.',
  ],
  ['redirects the preflight', { preflight: [301, '', { Location: '/x' }] }, '(OPTIONS) has status 301'],
  [
    'allows another origin',
    { preflight: [204, '', { ...cors, 'Access-Control-Allow-Origin': `${site}/` }] },
    `has Access-Control-Allow-Origin: ${site}/. Fix: send Access-Control-Allow-Origin: ${site} with`,
  ],
  [
    'allows no JSON',
    { preflight: [204, '', { ...cors, 'Access-Control-Allow-Headers': 'x-content-type' }] },
    'has no Access-Control-Allow-Headers with content-type',
  ],
  [
    'allows only the preflight',
    { post: () => [200, '', {}] },
    'the answer has no Access-Control-Allow-Origin',
  ],
  ['is silent', { post: () => undefined, timeLimit: 500 }, 'no answer within 0.5 seconds'],
  [
    'closes the connection',
    {
      post(_lead, request) {
        request.socket.destroy()
        return undefined
      },
    },
    'it closed the connection without an answer',
  ],
])('a receiver that %s has one fault, which names the remedy', async (_what, tried, fault) => {
  const { faults } = await attempt(tried)
  expect(faults).toEqual([expect.stringContaining(fault)])
  expect(faults[0]).toMatch(/\. Fix: .*\.$/)
  expect(faults[0]?.length).toBeLessThan(500)
})

test.each<[string, Receiver]>([
  ['allows every origin', { preflight: [200, '', { ...cors, 'Access-Control-Allow-Origin': '*' }] }],
  ['answers with empty errors', { post: () => [200, '{"success":true,"error":null,"errors":[]}'] }],
  ['answers with nothing', { post: () => [204] }],
  ['demands a Referer', { post: (_lead, { headers }) => [headers.referer ? 200 : 400] }],
  [
    'never ends its answer',
    {
      post(_lead, _request, response) {
        response.writeHead(200, cors).write('x'.repeat(1e6))
        return undefined
      },
    },
  ],
])('a receiver that %s is accepted', async (_what, tried) => {
  expect((await attempt(tried)).faults).toEqual([])
})

test('a receiver of the site itself needs no preflight and no CORS', async () => {
  expect((await attempt({ preflight: [405], post: () => [200, '', {}] }, own)).faults).toEqual([])
})

test('the preflight alone sends no lead', async () => {
  receiver = {}
  expect(await tryPreflight(own, site)).toEqual({ accepted: ['preflight: allowed'], faults: [] })
  expect(posts).toEqual([])
})

test('a host that does not exist is one fault', async () => {
  const { faults } = await tryReceiver('https://receiver.invalid/lead', site)
  expect(faults).toEqual([
    expect.stringMatching(/^contact request, .*: the host does not exist.* Fix: check the URL/),
  ])
})

test.each([
  [[], 'No URL was given. Run: x'],
  [['/forms'], '"/forms" is a path: give the whole URL.'],
  [['www.example.org/forms'], 'is not a URL that begins with https://'],
  [['https://'], 'is not a URL'],
  [['http://www.example.org/forms'], 'begins with http://'],
  [['http://127.0.0.1.example.org'], 'begins with http://'],
  [['https://me:secret@example.org'], 'holds a user name or password'],
  [['https://a.example', 'https://b.example'], 'one argument too many'],
])('%j is answered with a sentence', (given, sentence) => {
  expect(() => targetOf(given, 'x')).toThrow(sentence)
})

test.each(['http://localhost:1/a', 'http://127.0.0.1:1', 'http://[::1]:1', 'https://a.example/?key=1'])(
  '%s can be tried',
  (url) => {
    expect(targetOf([url], 'x').href).toContain(url)
  },
)

/** Runs a command of package.json that is one script. */
async function run(script: string, ...options: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...options])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [status] = await once(child, 'close')
  return { status, output }
}

test('npm run test:endpoint exits 0 only if all leads are accepted, and prints no stack trace', async () => {
  receiver = {}
  expect(await run('scripts/test-endpoint.ts', own, '--origin', 'https://a.example')).toMatchObject({
    status: 1,
    output: expect.stringMatching(
      /has Access-Control-Allow-Origin: https:\/\/www.example.org\. Fix: .*a\.example/,
    ),
  })
  expect(await run('scripts/test-endpoint.ts', own)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^Accepted: contact request: 200 .*\nAccepted: estimate/),
  })
  const { status, output } = await run('scripts/test-endpoint.ts')
  expect([status, output.trimEnd().split('\n').length]).toEqual([1, 1])
})
