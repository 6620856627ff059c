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

describe('pages', () => {
  it('are HTML in UTF-8, to be revalidated', async () => {
    const { headers } = await get('/')
    expect(headers.get('content-type')).toBe('text/html;charset=utf-8')
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate')
  })

  it('have the security headers, as all responses do, and hashed files are cached', async () => {
    for (const address of ['/', '/nowhere', '/inbox', '/forms', '/_next/static/a.js'])
      expect((await get(address)).headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
    expect((await get('/_next/static/a.js')).headers.get('cache-control')).toContain('immutable')
  })
})

describe('leads', () => {
  const stored = () => readFileSync(inboxFile, 'utf8').trimEnd().split('\n')

  it('are shown in the inbox as plain text, newest first', async () => {
    await post('{"name":"first"}')
    await post(JSON.stringify({ name: '<img src=x onerror=alert(1)> 🏡' }))
    const response = await get('/inbox')
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    expect(await response.text()).toMatch(
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
  ])('that are %s are rejected', async (_name, body, status) => {
    const before = stored().length
    expect((await post(body)).status).toBe(status)
    expect(stored()).toHaveLength(before)
  })

  it('without a JSON type are rejected', async () => {
    expect((await post('a=1', 'application/x-www-form-urlencoded')).status).toBe(400)
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
