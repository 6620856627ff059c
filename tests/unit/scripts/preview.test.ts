/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs, { createReadStream, existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { testLeads } from '@/scripts/endpoint/test-leads'
import { createApp } from '@/scripts/preview/app'
import { openInbox } from '@/scripts/preview/inbox'
import { listen, portOf } from '@/scripts/preview/listen'
import { temporaryFolder } from './temporary-folder'

const { folder: out } = temporaryFolder(['index.html', '404.html', '_next/static/a.js'])
const inboxFile = path.join(temporaryFolder([]).folder, '.inbox', 'leads.jsonl')
const servers: Server[] = []

/** Makes a server listen until the tests end. Returns its port. */
async function portFor(server: Server, port = 0, host = '127.0.0.1') {
  servers.push(server)
  await once(server.listen(port, host), 'listening')
  return (server.address() as AddressInfo).port
}

let port: number
beforeAll(async () => {
  port = await portFor(createApp({ out, inbox: openInbox(inboxFile) }))
})
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

const get = (address: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${address}`, init)
const lead = (body: string) => ({ method: 'POST', body, headers: { 'Content-Type': 'application/json' } })

it.each([
  ['/', 'text/html;charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/_next/static/a.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/nowhere', 'text/html; charset=utf-8', 'no-store'],
  ['/inbox', 'text/plain; charset=utf-8', 'no-store'],
])('%s has its type (%s), its caching (%s) and the security headers', async (address, type, caching) => {
  const { headers } = await get(address)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, caching])
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

it('shows the leads as plain text, newest first', async () => {
  await get('/forms', lead('{"name":"first"}'))
  await get('/forms', lead(JSON.stringify({ name: '<img src=x onerror=alert(1)> 🏡' })))
  expect(await (await get('/inbox')).text()).toMatch(
    /^Inbox: 2 received.*"<img src=x onerror=alert\(1\)> 🏡".*"first"/s,
  )
})

const [contact, estimate] = testLeads('/forms').map(({ body }) => body)
it.each([
  ['a contact request', contact, ''],
  ['an estimate', estimate, ''],
  [
    'other values',
    { ...estimate, phone: '', yearlyRevenue: '41063' },
    'phone is empty, yearlyRevenue has another value',
  ],
  ['other fields', { ...estimate, location: undefined, token: 1 }, 'location is missing, token is unknown'],
])('marks a body with %s in the inbox, unless it is a lead of the site', async (_what, body, faults) => {
  await get('/forms', lead(JSON.stringify(body)))
  const [, newest] = (await (await get('/inbox')).text()).split('\n\n')
  expect(newest?.replace(/\s*\{.*/s, '')).toBe(faults && `No lead of this site (docs/leads.md): ${faults}`)
})

/** Sends bytes on a new connection and then reads, or cuts the connection off. Returns the statuses of the answers. */
async function send(bytes: string, cutsOff: boolean) {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => cutsOff && socket.destroy()))
  let answers = ''
  try {
    for await (const chunk of socket) answers += chunk
  } catch {}
  return answers.match(/(?<=HTTP\/1.1 )\d+/g)?.join(' ') ?? ''
}

const got = (address: string, header = 'Connection: close\r\n') =>
  `GET ${address} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n`
const posted = (body: string, length = `Content-Length: ${body.length}`, type = 'application/json') =>
  `POST /forms HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${body}`
const large = JSON.stringify({ a: 'x'.repeat(65_529) })
const chunked = `${large.length.toString(16)}\r\n${large}\r\n0\r\n\r\n`
const cutOff = 'nothing'

it.each([
  ['an array', posted('[{"a":1}]') + got('/'), '400 200'],
  ['a number', posted('1') + got('/'), '400 200'],
  ['null', posted('null') + got('/'), '400 200'],
  ['broken JSON', posted('{"a":') + got('/'), '400 200'],
  ['another type', posted('{"a":1}', undefined, 'application/x-www-form-urlencoded') + got('/'), '400 200'],
  ['more than 64 KiB', posted(large) + got('/'), '413 200'],
  ['more than 64 KiB in chunks', posted(chunked, 'Transfer-Encoding: chunked') + got('/'), '413 200'],
  ['a malformed escape', got('/%E0%A4%A'), '404'],
  ['a null byte', got('/%00'), '404'],
  ['a long path', got(`/${'x'.repeat(5000)}`), '404'],
  ['a path above the export', got('/..%2f..%2fpackage.json'), '404'],
  ['an address that is no URL', got('//'), '200'],
  ['an inverted range', got('/', 'Range: bytes=5-2\r\n'), ''],
  ['an upgrade', got('/', 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n'), '200'],
  ['a malformed header', got('/', 'a b\r\n'), '400'],
  ['no HTTP', 'hello\r\n\r\n', '400'],
  ['a request cut off before its body', posted('', 'Content-Length: 200'), cutOff],
  ['a request cut off in its body', posted('{"name":', 'Content-Length: 200'), cutOff],
  ['a request cut off in its head', posted('').slice(0, 30), cutOff],
  ['a request cut off in the middle of an answer', got('/') + got('/'), cutOff],
])('stores nothing and goes on after %s', async (_what, bytes, statuses) => {
  const stored = () => existsSync(inboxFile) && readFileSync(inboxFile, 'utf8')
  const before = stored()
  const answer = await send(bytes, statuses === cutOff)
  if (statuses !== cutOff) expect(answer).toBe(statuses)
  expect(stored()).toBe(before)
  expect((await get('/')).status).toBe(200)
})

it('does not read a body without end', async () => {
  const sender = connect(port, '127.0.0.1').on('error', () => undefined)
  sender.write(posted('', 'Content-Length: 1000000000'))
  const flood = () => {
    while (sender.writable && sender.write(Buffer.alloc(65_536)));
  }
  sender.on('drain', flood)
  flood()
  const [answer] = await once(sender, 'data')
  expect(`${answer}`).toMatch(/^HTTP\/1.1 413 /)
  await new Promise((resolve) => sender.on('close', resolve))
  expect(sender.bytesWritten).toBeLessThan(2e8)
})

it('goes on after a file has vanished while it was served', async () => {
  const file = path.join(out, 'vanishing.html')
  writeFileSync(file, '')
  jest.spyOn(fs, 'createReadStream').mockImplementationOnce((...args) => {
    unlinkSync(file)
    return createReadStream(...args)
  })
  await expect(get('/vanishing')).rejects.toThrow()
  expect((await get('/vanishing')).status).toBe(404)
})

it('responds with 500 and logs a line if the inbox cannot be written or read', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  const broken = await portFor(createApp({ out, inbox: openInbox(out) }))
  const origin = `http://127.0.0.1:${broken}`
  expect((await fetch(`${origin}/forms`, lead('{}'))).status).toBe(500)
  expect((await fetch(`${origin}/inbox`)).status).toBe(500)
  expect(log.mock.calls.map(([line]) => /^\w+ \/\w+/.exec(line)?.[0])).toEqual(['POST /forms', 'GET /inbox'])
  log.mockRestore()
})

/** A container may have no IPv6. */
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)

/** Who asks (`Host`), what `--host` names, and the status of the answer. */
it.each([
  ['localhost:3000', undefined, 200],
  ['127.0.0.1', undefined, 200],
  ['[::1]:3000', undefined, 200],
  ['rebind.example', undefined, 421],
  ['localhost.rebind.example', undefined, 421],
  ['192.168.1.5:3000', undefined, 421],
  ['192.168.1.5:3000', '192.168.1.5', 200],
  ['[fe80::1]', 'fe80::1', 200],
  ['laptop.local:3000', 'laptop.local', 200],
  ['192.168.1.5', '0.0.0.0', 200],
  ['rebind.example', '0.0.0.0', 421],
])('a request to %s of a preview with --host %s gets %s', async (name, host, status) => {
  const at = await portFor(createApp({ out, inbox: openInbox(inboxFile), host }))
  const socket = connect(at, '127.0.0.1')
  socket.write(`GET /inbox HTTP/1.1\r\nHost: ${name}\r\nConnection: close\r\n\r\n`)
  const [answer] = await once(socket, 'data')
  expect(`${answer}`).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

describe('npm start', () => {
  const hosts: [host: string | undefined, url: string][] = [
    [undefined, 'http://127.0.0.1'],
    ['::1', 'http://[::1]'],
    ['0.0.0.0', 'http://127.0.0.1'],
    ['::', 'http://[::1]'],
  ]
  it.each(hosts.filter(([host]) => hasIpv6 || !host?.includes(':')))(
    'with --host %s prints the URL %s, which shows it',
    async (host, expected) => {
      const server = createServer((_, response) => response.end('this preview'))
      servers.push(server)
      const url = await listen(server, 0, host)
      expect(url.replace(/:\d+$/, '')).toBe(expected)
      expect(await (await fetch(url)).text()).toBe('this preview')
    },
  )

  it('reports a port that is in use in one line, and ignores HOST', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/preview.ts', '--port', String(port)],
      { env: { ...process.env, EXPORT_FOLDER: out, HOST: 'x86_64-conda-linux-gnu' }, encoding: 'utf8' },
    )
    expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*--port 3001\n$/)])
  })

  it.each(['80a', '-1', '65536', '', ' '])('rejects the port "%s"', (text) => {
    expect(() => portOf(text)).toThrow(`"${text}"`)
  })
})
