/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs, { createReadStream, existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import path from 'node:path'
import { createApp } from '@/scripts/serve/app'
import { openInbox } from '@/scripts/serve/inbox'
import { testLeads } from '@/scripts/smoke/test-leads'
import { temporaryFolder } from './temporary-folder'

const { folder: out } = temporaryFolder(['index.html', '404.html', '_next/static/a.js'])
const inboxFile = path.join(temporaryFolder([]).folder, '.inbox', 'leads.jsonl')
const servers: Server[] = []

/** Makes a server listen until the tests end. Returns its port. */
async function portFor(options: Partial<Parameters<typeof createApp>[0]> = {}) {
  const server = createApp({ out, inbox: openInbox(inboxFile), ...options })
  servers.push(server)
  await once(server.listen(0, '127.0.0.1'), 'listening')
  return (server.address() as AddressInfo).port
}

let port: number
beforeAll(async () => {
  port = await portFor()
})
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections()
})

const get = (address: string, init?: RequestInit, at = port) =>
  fetch(`http://127.0.0.1:${at}${address}`, init)
const lead = (body: object) => ({
  method: 'POST',
  body: JSON.stringify(body),
  headers: { 'Content-Type': 'application/json' },
})

it.each([
  ['/', 'text/html;charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/_next/static/a.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/_next/static/b.js', 'text/html; charset=utf-8', 'no-store'],
  ['/inbox', 'text/plain; charset=utf-8', 'no-store'],
])('%s has its type (%s), its caching (%s) and the security headers', async (address, type, caching) => {
  const { headers } = await get(address)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, caching])
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})

it('stores leads and shows them as plain text, newest first, with a mark at what is none of the site', async () => {
  for (const body of [...testLeads(), { name: '<img src=x onerror=alert(1)> 🏡' }])
    expect(await (await get('/forms', lead(body))).json()).toEqual({ ok: true })
  const [head, ...texts] = (await (await get('/inbox')).text()).split(/\n\n/)
  expect(head).toBe('Inbox: 3 received, newest first')
  expect(texts[0]).toMatch(/^No lead of this site.*"<img src=x onerror=alert\(1\)> 🏡"/s)
  expect(texts.slice(1).map((text) => /"formType": "\w+/.exec(text)?.[0])).toEqual([
    '"formType": "Revenue',
    '"formType": "Contact',
  ])
  expect(texts.slice(1).join()).not.toContain('No lead')
})

/** Sends bytes on a new connection and then reads, or cuts the connection off. Returns the statuses of the answers. */
async function send(bytes: string, cutsOff = false, at = port) {
  const socket = connect(at, '127.0.0.1', () => socket.write(bytes, () => cutsOff && socket.destroy()))
  let answers = ''
  try {
    for await (const chunk of socket) answers += chunk
  } catch {}
  return answers.match(/(?<=HTTP\/1.1 )\d+/g)?.join(' ') ?? ''
}

const got = (address: string, header = 'Connection: close', host = 'localhost') =>
  `GET ${address} HTTP/1.1\r\nHost: ${host}\r\n${header}\r\n\r\n`
const posted = (body: string, length = `Content-Length: ${body.length}`, type = 'application/json') =>
  `POST /forms HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\n${length}\r\n\r\n${body}`
const large = JSON.stringify({ a: 'x'.repeat(65_529) })
const cutOff = 'nothing'

it.each([
  ['an array', posted('[{"a":1}]') + got('/'), '400 200'],
  ['broken JSON', posted('{"a":') + got('/'), '400 200'],
  ['another type', posted('{"a":1}', undefined, 'application/x-www-form-urlencoded') + got('/'), '400 200'],
  ['more than 64 KiB', posted(large) + got('/'), '413 200'],
  ['a malformed escape', got('/%E0%A4%A'), '404'],
  ['a path above the export', got('/..%2f..%2fpackage.json'), '404'],
  ['an inverted range', got('/', 'Range: bytes=5-2'), ''],
  ['no HTTP', 'hello\r\n\r\n', '400'],
  ['a request cut off in its body', posted('{"name":', 'Content-Length: 200'), cutOff],
  ['a request cut off in the middle of an answer', got('/') + got('/'), cutOff],
])('stores nothing and goes on after %s', async (_what, bytes, statuses) => {
  const stored = () => existsSync(inboxFile) && readFileSync(inboxFile, 'utf8')
  const before = stored()
  const answer = await send(bytes, statuses === cutOff)
  if (statuses !== cutOff) expect(answer).toBe(statuses)
  expect(stored()).toBe(before)
  expect((await get('/')).status).toBe(200)
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

it('responds with 500 and logs a line if the inbox cannot be written', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  const broken = await portFor({ inbox: openInbox(out) })
  expect((await get('/forms', lead({}), broken)).status).toBe(500)
  expect(log.mock.calls).toEqual([[expect.stringMatching(/^POST \/forms failed: \w/)]])
  log.mockRestore()
})

/** Who asks, whether `--host` opens the server, and the status of the answer. */
it.each([
  ['localhost:3000', false, '200'],
  ['[::1]:3000', false, '200'],
  ['localhost.stranger.example', false, '421'],
  ['192.168.1.5:3000', false, '421'],
  ['mac.local:3000', true, '200'],
])('a request to %s, with --host %s, gets %s', async (name, isOpen, status) => {
  const at = await portFor({ isOpen })
  expect(await send(got('/inbox', undefined, name), false, at)).toBe(status)
})

it('npm start reports a port that is in use in one line, and ignores HOST', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/serve/start.ts', '--port', String(port)],
    { env: { ...process.env, EXPORT_FOLDER: out, HOST: 'x86_64-conda-linux-gnu' }, encoding: 'utf8' },
  )
  expect([status, stderr]).toEqual([1, expect.stringMatching(/^.*--port 3001\n$/)])
})
