/** @jest-environment node */
import { once } from 'node:events'
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { receiveLead } from '@/deploy/receiver/receive-lead'
import { testLeads } from '@/scripts/endpoint/test-leads'
import { mailCases, recipientCases, requestCases } from '../../receiver-cases'

const secrets = {
  LEAD_MAIL_TO: 'owner@example.org',
  LEAD_MAIL_FROM: 'site@example.org',
  LEAD_MAIL_KEY: 'key-1',
}

/** What the emulated mail service does with a mail. */
let respond: (response: ServerResponse) => void
type Address = { email: string }
type Mail = { subject: string; textContent: string; to: Address[]; replyTo?: Address }
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

type Init = { method?: string; headers?: Record<string, string>; query?: string }

/** Sends a request as a page of the site does. Returns the answer; its status agrees with it, and nothing personal is logged. */
async function ask(body: BodyInit | null, { query = '', ...init }: Init = {}, given: object = {}) {
  const { Host = 'www.example.org', ...headers }: Record<string, string> = {
    Origin: 'https://www.example.org',
    'Content-Type': 'application/json',
    ...init.headers,
  }
  const options = { method: 'POST', body, ...init, headers, duplex: 'half' } as RequestInit
  const request = new Request(`https://${Host}/forms${query}`, options)
  const response = await receiveLead(request, { ...secrets, ...given })
  const { ok, error } = await response.json()
  expect(ok).toBe(response.status === 200)
  expect(logged().join('\n')).not.toMatch(/@|%40|Zoé|TEST|key-1|6 12\.34/)
  return { status: response.status, error, allow: response.headers.get('Allow') }
}

const send = async (body: BodyInit | null, init?: Init) => (await ask(body, init)).status
const post = (lead: unknown, init?: Init) => send(JSON.stringify(lead), init)

test('each kind of lead is handed to the mail service, and logged by its kind and time', async () => {
  for (const { body } of testLeads('/forms')) expect(await post(body)).toBe(200)
  expect(mails[0]).toMatchObject({
    url: '/v3/smtp/email',
    headers: { 'api-key': 'key-1', 'content-type': 'application/json' },
    mail: { sender: { email: 'site@example.org' }, to: [{ email: 'owner@example.org' }] },
  })
  // The fields in reading order.
  expect(mails[1]?.mail.textContent).toMatch(
    /E-mail : .*\nTéléphone : .*\nLieu : .*\nType de bien : .*\n.*\n.*\n.* : 3375\n.* : 41063\n.*\n$/,
  )
  expect(logged()).toEqual(
    ['Contact Section', 'Revenue Calculator', 'Contact Section'].map((form) =>
      expect.stringMatching(`^Lead mailed: ${form} - FR, 20\\d\\d-`),
    ),
  )
})

test.each(mailCases)('a lead with %s becomes a mail', async (...[, lead, expected, query]) => {
  expect(await post(lead, { query })).toBe(200)
  const { subject, textContent: text, replyTo } = mails[0]?.mail ?? {}
  expect({ subject, text, replyTo: replyTo?.email }).toEqual({
    subject,
    text,
    replyTo: undefined,
    ...expected,
  })
})

test.each(recipientCases)('LEAD_MAIL_TO=%j sends to %j', async (LEAD_MAIL_TO, addresses) => {
  const { status, error } = await ask('{}', {}, { LEAD_MAIL_TO })
  const isRight = addresses.length > 0
  expect([status, mails[0]?.mail.to.map(({ email }) => email) ?? []]).toEqual([
    isRight ? 200 : 500,
    addresses,
  ])
  if (!isRight) for (const text of [error, ...logged()]) expect(text).toContain('LEAD_MAIL_TO')
})

test.each([' ', '""', 'key-1\nkey-1', 'key–1'])(
  'every wrong secret is named, such as the key %j: 500',
  async (key) => {
    const { status, error } = await ask('{}', {}, { LEAD_MAIL_KEY: key, LEAD_MAIL_FROM: undefined })
    expect([status, mails]).toEqual([500, []])
    for (const text of [error, ...logged()]) expect(text).toMatch(/LEAD_MAIL_FROM.*LEAD_MAIL_KEY/)
  },
)

test.each(['"key-1"', " 'key-1'\n", '“key-1”', '\ufeffkey-1'])(
  'LEAD_MAIL_KEY=%j sends key-1',
  async (key) => {
    await ask('{}', {}, { LEAD_MAIL_KEY: key, LEAD_MAIL_FROM: '"site@example.org"' })
    expect(mails[0]).toMatchObject({
      headers: { 'api-key': 'key-1' },
      mail: { sender: { email: 'site@example.org' } },
    })
  },
)

test.each(requestCases)('%s: %i', async (...[, status, { method = 'POST', data = '{}', headers }, log]) => {
  const body = method === 'GET' ? null : data
  expect(await ask(body, { method, headers })).toMatchObject({
    status,
    allow: status === 405 ? 'POST' : null,
  })
  expect(logged()).toEqual([200, 403].includes(status) ? [expect.stringMatching(log ?? '')] : [])
})

test('a body whose size is not stated, or stated wrongly: 413 above 64 KiB', async () => {
  const endless = new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) })
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

const refusal = (status: number, body: unknown) => (response: ServerResponse) =>
  response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body))

test.each<[string, (response: ServerResponse) => void, RegExp]>([
  [
    'refuses',
    refusal(401, { code: 'unauthorized', message: 'Unrecognised IP address' }),
    /: the mail service answered with status 401: unauthorized: Unrecognised IP address$/,
  ],
  [
    'quotes the visitor',
    refusal(400, { message: 'No <zoe@example.fr>,\nno zoe%40example.fr, no +33 6 12.34.56.78 in 2026' }),
    /status 400: No \*\*\* no \*\*\* no \*\*\* in 2026$/,
  ],
  ['talks much', refusal(400, { message: '👨‍👩‍👧‍👦'.repeat(99) }), /status 400: (👨‍👩‍👧‍👦){8}$/u],
  ['redirects', (response) => response.writeHead(302, { Location: '/' }).end(), /status 302: no reason/],
  ['answers with a page', refusal(500, '<html>Zoé'), /status 500: no reason given$/],
  ['closes the connection', (response) => response.destroy(), /fetch failed: \w/],
])('a mail service that %s: 502, with its reason in the log', async (_what, does, line) => {
  respond = does
  expect(await post({})).toBe(502)
  expect(logged()).toEqual([expect.stringMatching(line)])
})

test.each<[string, ((response: ServerResponse) => void) | undefined, string]>([
  ['is silent', undefined, 'did not answer in time'],
  ['never ends its answer', (response) => response.writeHead(500).write('{'), 'status 500: no reason given'],
])('a mail service that %s for eight seconds: 502', async (_what, begin, line) => {
  const called = new Promise<ServerResponse>((resolve) => {
    respond = resolve
  })
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] })
  const status = post({})
  const response = await called
  begin?.(response)
  if (begin) await jest.mocked(fetch).mock.results.at(-1)?.value
  await jest.advanceTimersByTimeAsync(7999)
  expect(logged()).toEqual([])
  await jest.advanceTimersByTimeAsync(1)
  jest.useRealTimers()
  expect(await status).toBe(502)
  expect(logged()).toEqual([expect.stringContaining(line)])
})
