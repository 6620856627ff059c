/** @jest-environment node */
import { connect } from 'node:net'
import { servePreview } from './serve-preview'

let preview: Awaited<ReturnType<typeof servePreview>>
beforeAll(async () => {
  preview = await servePreview()
})
afterAll(() => preview.stop())

const get: typeof preview.get = (address, init) => preview.get(address, init)

/** Sends bytes as they are and gives back everything that comes until the connection ends. */
function raw(bytes: string): Promise<string> {
  return new Promise((resolve) => {
    let answer = ''
    const socket = connect(preview.port, '127.0.0.1', () => socket.write(bytes))
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', () => undefined).on('close', () => resolve(answer))
  })
}

describe('hostile clients', () => {
  it.each([
    '/../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/nl/..\\..\\..\\secret.txt',
    '/tarifs/../../secret.txt',
  ])('does not leave its folder for %s', async (address) => {
    const answer = await raw(`GET ${address} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain('secret')
  })

  it.each([
    ['rubbish', '\x00\x01\x02 nonsense\r\n\r\n', 400],
    ['an unknown version', 'GET / HTTP/9.9\r\n\r\n', 400],
    [
      'two lengths',
      'POST /forms HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nContent-Length: 3\r\n\r\n{}',
      400,
    ],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nA: ${'x'.repeat(100_000)}\r\n\r\n`, 431],
    [
      'a range that runs backwards',
      'GET / HTTP/1.1\r\nHost: x\r\nRange: bytes=9-3\r\nConnection: close\r\n\r\n',
      206,
    ],
  ])('survives %s', async (_name, bytes, status) => {
    expect(await raw(bytes)).toMatch(new RegExp(`^(HTTP/1\\.1 ${status} |$)`))
    expect((await get('/')).status).toBe(200)
  })

  it('answers a thousand connections that are open at once', async () => {
    const sockets = Array.from({ length: 1000 }, () => connect(preview.port, '127.0.0.1'))
    const answers = sockets.map(
      (socket) =>
        new Promise<string>((resolve, reject) =>
          socket.once('data', (data) => resolve(`${data}`)).once('error', reject),
        ),
    )
    for (const socket of sockets) socket.write('GET /tarifs HTTP/1.1\r\nHost: x\r\n\r\n')
    const lines = (await Promise.all(answers)).map((answer) => answer.slice(0, 15))
    for (const socket of sockets) socket.destroy()
    expect(new Set(lines)).toEqual(new Set(['HTTP/1.1 200 OK']))
    expect((await get('/')).status).toBe(200)
  }, 30_000)
})
