/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { receiveLead } from '@/deploy/receiver/receive-lead'
import { testLeads } from '@/scripts/endpoint/test-leads'

const url = 'https://www.example.org/forms'
const secrets = {
  LEAD_MAIL_TO: 'owner@example.org',
  LEAD_MAIL_FROM: 'site@example.org',
  LEAD_MAIL_KEY: 'key-1',
}

/** What the emulated mail service does with a mail. */
let respond: (response: ServerResponse) => void
type Mail = { subject: string; textContent: string; replyTo?: { email: string } }
const mails: { url?: string; headers: IncomingHttpHeaders; mail: Mail }[] = []
const service = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  mails.push({ url: request.url, headers: request.headers, mail: JSON.parse(body) })
  respond(response)
})

const real = fetch
const logged = () => [console.info, console.error].flatMap((spied) => jest.mocked(spied).mock.calls.flat())

beforeAll(() => once(service.listen(0, '127.0.0.1'), 'listening'))
beforeEach(() => {
  mails.length = 0
  respond = (response) => response.writeHead(201).end('{"messageId":"1"}')
  for (const level of ['info', 'error'] as const) jest.spyOn(console, level).mockReturnValue()
  const { port } = service.address() as AddressInfo
  jest.spyOn(globalThis, 'fetch').mockImplementation((target, init) => {
    const { origin, pathname } = new URL(`${target}`)
    expect(origin).toBe('https://api.brevo.com')
    return real(`http://127.0.0.1:${port}${pathname}`, init)
  })
})
afterAll(() => {
  service.close()
  service.closeAllConnections()
})

type Init = { method?: string; headers?: Record<string, string>; body?: BodyInit | null }

/** Sends a request as a page of the site does. Returns the status; the body agrees with it, and nothing personal is logged. */
async function send(
  body: BodyInit | null,
  init: Init = {},
  given: Record<string, string | undefined> = secrets,
) {
  const headers = { Origin: 'https://www.example.org', 'Content-Type': 'application/json', ...init.headers }
  const request = new Request(url, { method: 'POST', body, ...init, headers, duplex: 'half' } as RequestInit)
  const response = await receiveLead(request, given)
  expect(await response.json()).toEqual({ ok: response.status === 200 })
  expect(logged().join('\n')).not.toMatch(/@|Zoé|TEST|key-1/)
  return response.status
}

const post = (lead: unknown, init?: Init) => send(JSON.stringify(lead), init)

test('each kind of lead becomes a mail with a line per field in reading order', async () => {
  for (const { body } of testLeads(url)) expect(await post(body)).toBe(200)
  expect(mails[0]).toMatchObject({
    url: '/v3/smtp/email',
    headers: { 'api-key': 'key-1', 'content-type': 'application/json' },
    mail: {
      sender: { email: 'site@example.org' },
      to: [{ email: 'owner@example.org' }],
      replyTo: { email: 'test@example.org' },
    },
  })
  expect(mails[0]?.mail.textContent).toMatch(
    /^Formulaire : Contact Section - FR\nPrénom : TEST\nNom : \nE-mail : test@example\.org\nTéléphone : \nMessage : TEST, envoyé .*\n {4}Il n’y a rien à répondre\.\n$/,
  )
  expect(mails[1]?.mail).toMatchObject({
    subject: 'Demande du site (Revenue Calculator - FR) : TEST, Château-Chinon',
    textContent: expect.stringMatching(
      /E-mail : .*\nTéléphone : .*\nLieu : .*\nType de bien : f2\n.*\n.*\n.* : 3375\n.* : 41063\n$/,
    ),
  })
  expect(logged()).toEqual([
    expect.stringMatching(/^Lead mailed: Contact Section - FR, 20\d\d-/),
    expect.stringMatching(/^Lead mailed: Revenue Calculator - FR, 20\d\d-/),
    expect.stringMatching(/^Lead mailed: Contact Section - FR, 20\d\d-/),
  ])
})

test('unknown fields and values of every type are in the mail, and none can pass for another field', async () => {
  await post({
    message: 'a\r\nE-mail : b@example.org',
    'x\ny': { deep: [1, null] },
    constructor: false,
    formType: 'Zoé',
  })
  expect(mails[0]?.mail).toMatchObject({
    subject: 'Demande du site (other) : -',
    textContent:
      'Formulaire : Zoé\nMessage : a\n    E-mail : b@example.org\nx\n    y : {"deep":[1,null]}\nconstructor : false\n',
  })
  expect(logged()).toEqual([expect.stringContaining('Lead mailed: other')])
})

test.each([
  ['zoe@example.fr', 'zoe@example.fr'],
  ["o'neil+a@sub.example.co.uk", "o'neil+a@sub.example.co.uk"],
  ['zoe@example.fr\r\nBcc: all@example.org', undefined],
  ['zoe@example.fr, all@example.org', undefined],
  ['Zoé <zoe@example.fr>', undefined],
  ['zoe..a@example.fr', undefined],
  ['zoe@exämple.fr', undefined],
  ['zoe@', undefined],
  [7, undefined],
])('the email %j has the Reply-To %j', async (email, replyTo) => {
  expect(await post({ email })).toBe(200)
  expect(mails[0]?.mail.replyTo?.email).toBe(replyTo)
})

test.each(['', '[]', 'null', '"a"', '{"a":', 'a=1&b=2'])('%j is no JSON object: 400', async (body) => {
  expect(await send(body)).toBe(400)
})

test('a body of 64 KiB is accepted, and one byte more is not, whether its size is stated or not', async () => {
  const sized = (bytes: number) => `{"message":"é${'x'.repeat(bytes - 16)}"}`
  const streamed = (text: string) => new Blob([text]).stream()
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) })
  expect(Buffer.byteLength(sized(65_536))).toBe(65_536)
  expect(await send(sized(65_536))).toBe(200)
  expect(await send(streamed(sized(65_536)))).toBe(200)
  expect(await send(sized(65_537))).toBe(413)
  expect(await send(streamed(sized(65_537)))).toBe(413)
  expect(await send(endless)).toBe(413)
  expect(await send('{}', { headers: { 'Content-Length': '65537' } })).toBe(413)
})

test('a body that is cut off: 400', async () => {
  const cut = new ReadableStream({
    start(controller) {
      controller.enqueue(new TextEncoder().encode('{}'))
      controller.error(new Error('reset'))
    },
  })
  expect(await send(cut)).toBe(400)
})

test.each([
  ['https://www.example.org.evil.example', 403],
  ['https://example.org', 403],
  ['null', 403],
  ['', 403],
  // A proxy may end https, or call the receiver by another host.
  ['http://www.example.org', 200],
  ['https://preview.example.org', 200, 'preview.example.org'],
])('the origin %j: %i', async (Origin, status, proxied = '') => {
  expect(await post({}, { headers: { Origin, 'X-Forwarded-Host': proxied } })).toBe(status)
})

test.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('%s: 405', async (method) => {
  const response = await receiveLead(new Request(url, { method }), secrets)
  expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
})

test('a missing secret is named in the log only: 500', async () => {
  expect(await send('{}', {}, { ...secrets, LEAD_MAIL_KEY: ' ', LEAD_MAIL_TO: undefined })).toBe(500)
  expect(logged()).toEqual(['A lead was not mailed: the secret LEAD_MAIL_TO, LEAD_MAIL_KEY is not set.'])
  expect(mails).toEqual([])
})

test.each<[string, (response: ServerResponse) => void, string]>([
  ['refuses', (response) => response.writeHead(401).end('{"message":"zoe@example.org"}'), 'status 401'],
  ['fails', (response) => response.writeHead(500).end(), 'status 500'],
  ['closes the connection', (response) => response.destroy(), 'fetch failed'],
])('a mail service that %s: 502', async (_what, does, line) => {
  respond = does
  expect(await post({})).toBe(502)
  expect(logged()).toEqual([expect.stringContaining(line)])
})

test('a mail service that is silent for eight seconds: 502', async () => {
  const called = new Promise((resolve) => {
    respond = resolve
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const status = post({})
  await called
  await jest.advanceTimersByTimeAsync(7999)
  expect(logged()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()
  expect(await status).toBe(502)
  expect(logged()).toEqual([expect.stringContaining('did not answer in time')])
})
