/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { createApp } from '@/scripts/preview/app'
import { openInbox } from '@/scripts/preview/inbox'
import { temporaryFolder } from './temporary-folder'

const { folder: out } = temporaryFolder(['index.html', '404.html', '_next/static/a.js'])
const inboxFile = path.join(temporaryFolder([]).folder, '.inbox', 'leads.jsonl')
let server: Server
let port: number

beforeAll(async () => {
  server = createApp({ out, inbox: openInbox(inboxFile) }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterAll(() => {
  server.close()
  server.closeAllConnections()
})

const get = (address: string, init?: RequestInit) =>
  fetch(`http://127.0.0.1:${port}${address}`, { redirect: 'manual', ...init })
const post = (body: string, type = 'application/json') =>
  get('/forms', { method: 'POST', body, headers: { 'Content-Type': type } })

it.each([
  ['/', 'text/html;charset=utf-8', 'public, max-age=0, must-revalidate'],
  ['/_next/static/a.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ['/nowhere', 'text/html; charset=utf-8', 'no-store'],
  ['/inbox', 'text/plain; charset=utf-8', 'no-store'],
])('%s has its type (%s), its caching (%s) and the security headers', async (address, type, caching) => {
  const { headers } = await get(address)
  expect([headers.get('content-type'), headers.get('cache-control')]).toEqual([type, caching])
  expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
  expect(headers.get('x-content-type-options')).toBe('nosniff')
})

describe('leads', () => {
  const stored = () => readFileSync(inboxFile, 'utf8').trimEnd().split('\n')

  it('are shown in the inbox as plain text, newest first', async () => {
    await post('{"name":"first"}')
    await post(JSON.stringify({ name: '<img src=x onerror=alert(1)> 🏡' }))
    expect(await (await get('/inbox')).text()).toMatch(
      /^Inbox: \d+ received.*"<img src=x onerror=alert\(1\)> 🏡".*"first"/s,
    )
  })

  it.each([
    ['an array', '[{"a":1}]', 400],
    ['a number', '1', 400],
    ['null', 'null', 400],
    ['nothing', '', 400],
    ['broken JSON', '{"a":', 400],
    ['100 kB', JSON.stringify({ a: 'x'.repeat(100_000) }), 413],
    ['of another type', '{"a":1}', 400, 'application/x-www-form-urlencoded'],
  ])('that are %s are rejected', async (_name, body, status, type = 'application/json') => {
    const before = stored().length
    expect((await post(body, type)).status).toBe(status)
    expect(stored()).toHaveLength(before)
  })
})

test('npm start reports a port that is in use in one line', () => {
  const { status, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/preview.ts'], {
    env: { ...process.env, PORT: String(port) },
    encoding: 'utf8',
  })
  expect(status).toBe(1)
  expect(stderr).toMatch(/^.*address already in use.*Choose another port.*\n$/)
})
