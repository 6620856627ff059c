/** @jest-environment node */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { targetOf } from '@/scripts/endpoint/target'
import { tryOwnSite, tryPreflight, tryReceiver } from '@/scripts/endpoint/try-receiver'

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
  const { accepted, faults } = await attempt({})
  expect([accepted.length, faults]).toEqual([3, []])
  for (const { lead, headers } of posts) {
    expect(JSON.stringify(lead)).toContain('TEST')
    expect(headers).toMatchObject({
      origin: site,
      referer: `${site}/`,
      accept: 'application/json',
      'content-type': 'application/json',
    })
  }
  const contact = ['firstName', 'lastName', 'email', 'phone', 'message', 'formType']
  expect(posts.map(({ lead }) => Object.keys(lead))).toEqual([
    contact,
    expect.arrayContaining(['propertyType', 'monthlyRevenue']),
    contact,
  ])
  const plain = '/lead?key=1'
  expect(posts.map((sent) => sent.url)).toEqual([plain, plain, expect.stringMatching(/^\/lead\?key=1&utm_/)])
})

function cut(_lead: Lead, request: IncomingMessage) {
  request.socket.destroy()
  return undefined
}
const allowing = (headers: OutgoingHttpHeaders): Answer => [204, '', { ...cors, ...headers }]
/** Accepts nothing of other sites, as our own receivers. */
const ofOwnSite: Receiver = {
  preflight: [405, '', {}],
  post: (_lead, { headers }) => [headers.origin === own ? 200 : 403, '', {}],
}
const withoutCors: Receiver = { preflight: [405, 'no', {}], post: () => [200, '', {}] }

/** Each fault names the leads that have it, what was answered, and what to do. */
test.each<[string, Receiver, RegExp]>([
  [
    'wants a key',
    { post: () => [400, '{"a":"key"}'] },
    /^contact .*, estimate, .*: .*400.*\{"a":"key"\}.*JSON/,
  ],
  ['refuses estimates', { post: ({ message }) => [message ? 200 : 422] }, /^estimate: .*422.*amenities/],
  ['demands a phone number', { post: ({ phone }) => [phone ? 200 : 422] }, /^contact request: .*422.*phone/],
  [
    'refuses a query',
    { post: (_lead, { url }) => [url?.includes('utm_') ? 400 : 201] },
    /^contact request with a campaign: .*utm_/,
  ],
  ['redirects', { post: () => [302, '', { ...cors, Location: '/thanks' }] }, /302.*\/thanks.*URL/],
  [
    'fails with a page',
    { post: () => [500, `<html>\n<p>Boom ${'x'.repeat(1e6)}`] },
    /500.*<html> <p>Boom xxx/,
  ],
  ['answers with a page', { post: () => [200, '<!DOCTYPE html><title>Home'] }, /200 .*page: <!DOCTYPE html>/],
  ['means no by success', { post: () => [200, '{"success":"false"}'] }, /"success": false/],
  ['means no by ok', { post: () => [200, ' {"ok":false}'] }, /"ok": false/],
  ['means no by a crash', { post: () => [200, '<b>Fatal error</b>: Uncaught'] }, /Fatal error/],
  ['means no by error', { post: () => [201, '[{"error":{"code":7}}]'] }, /"error"/],
  ['is without CORS', withoutCors, /OPTIONS.*405.*: no\. Fix: .*CORS/],
  ['accepts only its own site', ofOwnSite, /own site only, http:.* Fix: .*path/],
  ['redirects the preflight', { preflight: [301, '', { Location: '/x' }] }, /OPTIONS.*301/],
  [
    'allows another origin',
    { preflight: allowing({ 'Access-Control-Allow-Origin': `${site}/` }) },
    /example\.org\/\. Fix: .*: https:\/\/www\.example\.org with/,
  ],
  [
    'allows no JSON',
    { preflight: allowing({ 'Access-Control-Allow-Headers': 'x-content-type' }) },
    /Access-Control-Allow-Headers/,
  ],
  ['allows only the preflight', { post: () => [200, '', {}] }, /no Access-Control-Allow-Origin/],
  ['is silent', { post: () => undefined, timeLimit: 500 }, /0\.5 seconds/],
  ['closes the connection', { post: cut }, /closed the connection/],
])('a receiver that %s has one fault, which names the remedy', async (_what, tried, fault) => {
  const { faults } = await attempt(tried)
  expect(faults).toEqual([expect.stringMatching(fault)])
  expect(faults[0]).toMatch(/\. Fix: .*\.$/)
  expect(faults[0]?.length).toBeLessThan(500)
})

test.each<[string, Receiver]>([
  ['allows every origin', { preflight: allowing({ 'Access-Control-Allow-Origin': '*' }) }],
  ['answers with empty errors', { post: () => [200, '{"success":true,"error":null,"errors":[]}'] }],
  ['answers with nothing', { post: () => [204] }],
  ['answers the preflight with a page', { preflight: [200, '<html>', cors] }],
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

/** Its own site is asked first; another one tells what else is needed. */
test.each<[string, Receiver, { faults: RegExp[]; isOwnSiteOnly?: boolean }]>([
  ['accepts only its own site', ofOwnSite, { faults: [], isOwnSiteOnly: true }],
  ['has CORS', { preflight: allowing({ 'Access-Control-Allow-Origin': '*' }) }, { faults: [] }],
  ['is without CORS', withoutCors, { faults: [/405.* Fix: .*--origin http:\/\/127.*OPTIONS.*CORS/] }],
  ['refuses every site', { post: () => [403] }, { faults: [/^contact request, .*403.*--origin/] }],
])('a receiver that %s, tried without an origin', async (_what, tried, { faults, isOwnSiteOnly = false }) => {
  receiver = tried
  const result = await tryOwnSite(`${own}/lead`)
  expect({ ...result, accepted: posts[0]?.headers.origin }).toMatchObject({
    accepted: own,
    faults: faults.map((fault) => expect.stringMatching(fault)),
  })
  expect(result.isOwnSiteOnly ?? false).toBe(isOwnSiteOnly)
})

test('the preflight alone sends no lead', async () => {
  receiver = {}
  expect((await tryPreflight(own, site)).faults).toEqual([])
  expect((await tryPreflight('https://receiver.invalid/lead', site)).faults).toEqual([
    expect.stringContaining('host does not exist'),
  ])
  expect(posts).toEqual([])
})

const accepted = [
  'http://localhost:1/a',
  'http://127.0.0.1:1/',
  'http://[::1]:1/',
  'https://a.example/?key=1',
]

test.each<[string[], string]>([
  ...accepted.map((url): [string[], string] => [[url], url]),
  [[], 'No URL'],
  [['/forms'], 'whole URL'],
  [['www.example.org/forms'], 'https://'],
  [['https://'], 'not a URL'],
  [['http://www.example.org/forms'], 'http://'],
  [['http://127.0.0.1.example.org'], 'http://'],
  [['https://me:secret@example.org'], 'password'],
  [['https://a.example', 'https://b.example'], 'too many'],
])('%j is the URL to try, or an error: %s', (given, expected) => {
  if (accepted.includes(expected)) expect(targetOf(given, 'x').href).toBe(expected)
  else expect(() => targetOf(given, 'x')).toThrow(expected)
})

/** Runs the command. Returns its status and what it prints. */
async function run(...options: string[]) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/test-endpoint.ts', ...options])
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += chunk
    })
  const [status] = await once(child, 'close')
  return { status, output }
}

test('npm run test:endpoint exits 0 only if all leads are accepted, and prints no stack trace', async () => {
  receiver = ofOwnSite
  expect(await run(`${own}/contact.php`)).toMatchObject({
    status: 0,
    output: expect.stringMatching(/^Accepted: contact request.*\nAccepted: estimate.*\n.*\n.*\/contact\.php/),
  })
  const { status, output } = await run(own, '--origin', site)
  expect([status, output.trimEnd().split('\n').length]).toEqual([1, 2])
})
