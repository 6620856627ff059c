import type { RequestListener } from 'node:http'
import { createServer, type Server } from 'node:http'

/** Addresses by which `localhost` may be known; a machine without IPv6 lacks the second. */
const loopback = ['127.0.0.1', '::1']
const absent = ['EADDRNOTAVAIL', 'EAFNOSUPPORT']

function listenOn(listener: RequestListener, port: number, host: string): Promise<Server | null> {
  // Milliseconds: a client that sends its request drop by drop must not keep a place for ever.
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, listener)
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (host === '::1' && absent.includes(error.code ?? '')) resolve(null)
      else reject(error)
    })
    server.listen(port, host, () => resolve(server))
  })
}

/** Listens on one host, or on loopback alone. Throws one clear sentence when the place is taken. */
export async function listen(listener: RequestListener, port: number, host?: string): Promise<Server[]> {
  const servers: Server[] = []
  for (const name of host ? [host] : loopback) {
    const server = await listenOn(listener, port, name).catch((error: NodeJS.ErrnoException) => {
      for (const other of servers) other.close()
      if (error.code === 'EADDRINUSE')
        throw new Error(`Port ${port} is already in use; choose another with PORT=3001 npm start.`)
      throw new Error(`Cannot listen on ${name}, port ${port}: ${error.message}.`)
    })
    if (server) servers.push(server)
  }
  return servers
}

/** Lets running requests finish, for at most `patience` milliseconds, then resolves with every socket closed. */
export async function close(servers: readonly Server[], patience: number): Promise<void> {
  const cut = setTimeout(() => {
    for (const server of servers) server.closeAllConnections()
  }, patience)
  await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
  clearTimeout(cut)
}
