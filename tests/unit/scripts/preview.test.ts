/** @jest-environment node */
import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs, { createReadStream, existsSync, readFileSync, unlinkSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { networkInterfaces } from 'node:os'
import path from 'node:path'
import { createApp } from '@/scripts/preview/app'
import { openInbox } from '@/scripts/preview/inbox'
import { listenProblem, portOf, startServer } from '@/scripts/preview/listen'
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

/** Sends bytes on a new connection. Returns what the server answers until it closes the connection. */
async function send(bytes: string): Promise<string> {
  let answer = ''
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes))
  socket
    .on('error', () => undefined)
    .on('data', (chunk) => {
      answer += chunk
    })
  await new Promise((resolve) => socket.on('close', resolve))
  return answer
}

/** Sends bytes on a new connection and cuts it off. */
async function sendAndLeave(bytes: string): Promise<void> {
  const socket = connect(port, '127.0.0.1', () => socket.write(bytes, () => socket.destroy()))
  await new Promise((resolve) => socket.on('close', resolve))
}

const posted = (body: string, length = body.length) =>
  `POST /forms HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n${body}`
const got = (address: string, header = 'Connection: close\r\n') =>
  `GET ${address} HTTP/1.1\r\nHost: x\r\n${header}\r\n`

describe('the server goes on', () => {
  afterEach(async () => expect((await get('/')).status).toBe(200))

  it.each([
    ['before its body', posted('', 200)],
    ['in its body', posted('{"name":', 200)],
    ['in its head', posted('').slice(0, 30)],
    ['in the middle of an answer', `${got('/')}${got('/')}`],
  ])('after a request that is cut off %s', async (_where, bytes) => {
    const before = existsSync(inboxFile) && readFileSync(inboxFile, 'utf8')
    await sendAndLeave(bytes)
    expect(existsSync(inboxFile) && readFileSync(inboxFile, 'utf8')).toBe(before)
  })

  it.each([
    ['a malformed escape', got('/%E0%A4%A'), 404],
    ['a null byte', got('/%00'), 404],
    ['a long path', got(`/${'x'.repeat(5000)}`), 404],
    ['a path above the export', got('/..%2f..%2fpackage.json'), 404],
    ['an address that is no URL', got('//'), 200],
    ['an inverted range', got('/', 'Range: bytes=5-2\r\n'), 0],
    ['an upgrade', got('/', 'Connection: Upgrade, close\r\nUpgrade: websocket\r\n'), 200],
    ['a malformed header', got('/', 'a b\r\n'), 400],
    ['no HTTP', 'hello\r\n\r\n', 400],
  ])('after %s', async (_what, bytes, status) => {
    expect(Number((await send(bytes)).slice(9, 12))).toBe(status)
  })

  it('after a file has vanished while it was served', async () => {
    const file = path.join(out, 'vanishing.html')
    writeFileSync(file, '')
    jest.spyOn(fs, 'createReadStream').mockImplementationOnce((...args) => {
      unlinkSync(file)
      return createReadStream(...args)
    })
    await expect(get('/vanishing')).rejects.toThrow()
    expect((await get('/vanishing')).status).toBe(404)
  })
})

describe('a body above 64 KiB', () => {
  const large = Buffer.from(JSON.stringify({ a: 'x'.repeat(65_529) }))

  it.each([
    ['whose length is stated', posted('', large.length)],
    ['in chunks', posted('').replace('Content-Length: 0', 'Transfer-Encoding: chunked')],
  ])('%s gets its answer once it is sent', async (_what, head) => {
    const sender = connect(port, '127.0.0.1')
    sender.write(head)
    const isChunked = head.includes('chunked')
    if (isChunked) sender.write(`${large.length.toString(16)}\r\n`)
    // Everything at once and nothing read, as simple clients do.
    sender.write(large.subarray(0, -1))
    sender.write(large.subarray(-1))
    if (isChunked) sender.write('\r\n0\r\n\r\n')
    sender.write(got('/'))
    let answers = ''
    for await (const chunk of sender) answers += chunk
    expect(answers.match(/HTTP\/1.1 \d+/g)).toEqual(['HTTP/1.1 413', 'HTTP/1.1 200'])
  })

  it('is not read without end', async () => {
    const sender = connect(port, '127.0.0.1').on('error', () => undefined)
    sender.write(posted('', 1e9))
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
})

test('an inbox that cannot be written or read gets a 500 and a line on the console', async () => {
  const log = jest.spyOn(console, 'error').mockImplementation()
  const folder = temporaryFolder([]).folder
  const broken = createApp({ out, inbox: openInbox(folder) }).listen(0, '127.0.0.1')
  await once(broken, 'listening')
  const origin = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`
  const lead = { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' } }
  expect((await fetch(`${origin}/forms`, lead)).status).toBe(500)
  expect((await fetch(`${origin}/inbox`)).status).toBe(500)
  expect(log.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(/^POST \/forms failed: E[A-Z]+: .*$/),
    expect.stringMatching(/^GET \/inbox failed: E[A-Z]+: .*$/),
  ])
  log.mockRestore()
  broken.close()
  broken.closeAllConnections()
})

/** A container may have no IPv6. */
const hasIpv6 = Object.values(networkInterfaces()).some((all) =>
  all?.some(({ address }) => address === '::1'),
)
const hosts = (...addresses: string[]) => addresses.filter((address) => hasIpv6 || !address.includes(':'))
const itWithIpv6 = hasIpv6 ? it : it.skip

describe('npm start', () => {
  it('reports a port that is in use in one line', () => {
    const { status, stderr } = spawnSync(
      process.execPath,
      ['--import', 'tsx', 'scripts/preview.ts', '--port', String(port)],
      { env: { ...process.env, EXPORT_FOLDER: out, HOST: 'x86_64-conda-linux-gnu' }, encoding: 'utf8' },
    )
    expect(status).toBe(1)
    expect(stderr).toMatch(/^.*Port \d+ is in use.*--port 3001\n$/)
  })

  /** Runs startServer on a free port; returns what it prints and who answers at its URL. */
  async function start(host?: string, freePort = 0) {
    const servers: Server[] = []
    const create = () => {
      const app = createServer((_, response) => response.end('this preview'))
      servers.push(app)
      return app
    }
    const [url = '', ...remarks] = await startServer(create, freePort, host)
    const answer = await (await fetch(url)).text()
    for (const app of servers) app.close().closeAllConnections()
    return { url, remarks, answer }
  }

  it('prints a URL that shows it', async () => {
    expect(await start()).toMatchObject({
      url: expect.stringMatching('//localhost:'),
      answer: 'this preview',
      remarks: [],
    })
  })

  itWithIpv6('prints a URL that shows it, even if another program has the port on ::1', async () => {
    const other = createServer((_, response) => response.end('another program')).listen(0, '::1')
    await once(other, 'listening')
    const { port: taken } = other.address() as AddressInfo
    expect(await start(undefined, taken)).toMatchObject({
      url: `http://127.0.0.1:${taken}`,
      answer: 'this preview',
    })
    other.close()
  })

  it.each(hosts('127.0.0.1', '::1', 'localhost'))('has no remark on --host %s', async (host) => {
    expect(await start(host)).toMatchObject({ answer: 'this preview', remarks: [] })
  })

  it.each(hosts('0.0.0.0', '::'))('says that the network can read the inbox with --host %s', async (host) => {
    expect(await start(host)).toMatchObject({
      answer: 'this preview',
      remarks: [expect.stringContaining('inbox')],
    })
  })

  it.each(['80a', '-1', '65536', '', ' '])('rejects the port "%s"', (text) => {
    expect(() => portOf(text)).toThrow(`The port is "${text}"`)
  })

  it.each([
    ['EACCES', 'Port 80 needs'],
    ['EADDRNOTAVAIL', '--host is "box"'],
    ['ENOTFOUND', '--host is "box"'],
  ])('says what %s is about', (code, start) => {
    expect(listenProblem(Object.assign(new Error(), { code }), 'box', 80)).toMatch(start)
  })
})
