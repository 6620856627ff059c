import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createApp } from '@/scripts/preview/app'
import { test as base } from './fixtures'

/** What the receiver of forms does with a request whose body it has read. */
export const faults = {
  accepts: (response: ServerResponse) => response.writeHead(200).end('{"ok":true}'),
  'answers 400': (response: ServerResponse) => response.writeHead(400).end(),
  'answers 429': (response: ServerResponse) => response.writeHead(429, { 'Retry-After': '60' }).end(),
  'answers 500': (response: ServerResponse) => response.writeHead(500).end(),
  'is slow with its body': (response: ServerResponse) => response.writeHead(200).write('{'),
  'does not answer': () => undefined,
  'resets the connection': (response: ServerResponse) => response.socket?.resetAndDestroy(),
  'resets it after the status': (response: ServerResponse) => {
    response.writeHead(200, { 'Content-Length': 1000 }).write('{', () => response.socket?.resetAndDestroy())
  },
} as const

type Fault = keyof typeof faults

/** Those that tell of success before anything goes wrong. */
const accepting: Fault[] = ['accepts', 'is slow with its body', 'resets it after the status']
type Body = Record<string, unknown>

async function bodyOf(request: IncomingMessage): Promise<Body> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk as Buffer)
  return JSON.parse(Buffer.concat(chunks).toString()) as Body
}

const listening = (server: Server, port: number) =>
  new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

const closed = (server: Server) =>
  new Promise<unknown>((resolve) => {
    server.close(resolve)
    server.closeAllConnections()
  })

/** The site on a port of its own, with a receiver of forms that does what it is told. */
export class MisbehavingServer {
  fault: Fault = 'accepts'
  /** Every body that came in, whatever became of it. */
  readonly seen: Body[] = []
  /** Those that were answered with success. */
  readonly accepted: Body[] = []
  private readonly server: Server
  private port = 0

  constructor() {
    const inbox = { store: async () => {}, read: async () => [] }
    const site = createApp({ out: 'out', inbox })
    this.server = createServer((request, response) => {
      if (request.method !== 'POST') return site(request, response)
      bodyOf(request).then(
        (body) => this.receive(body, response),
        () => response.destroy(),
      )
    })
  }

  private receive(body: Body, response: ServerResponse) {
    this.seen.push(body)
    if (accepting.includes(this.fault)) this.accepted.push(body)
    faults[this.fault](response)
  }

  get origin() {
    return `http://127.0.0.1:${this.port}`
  }

  /** Listens, on the same port as before if there was one. */
  async start() {
    await listening(this.server, this.port)
    this.port = (this.server.address() as AddressInfo).port
  }

  /** Ends every connection; from now on new ones are refused. */
  async stop() {
    if (this.server.listening) await closed(this.server)
  }
}

/** The suite's test on a page of a misbehaving server of its own. */
export const test = base.extend<{ server: MisbehavingServer }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures a fixture needs from this pattern.
  server: async ({}, use) => {
    const server = new MisbehavingServer()
    await server.start()
    await use(server)
    await server.stop()
  },
  baseURL: async ({ server }, use) => use(server.origin),
})
