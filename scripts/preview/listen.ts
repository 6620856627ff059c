import { once } from 'node:events'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

const another = 'Choose another port: npm start -- --port 3001'

/** Returns the port that a text states; 0 stands for any free port. Throws if it states none. */
export function portOf(text: string): number {
  const port = /^\d+$/.test(text) ? Number(text) : Number.NaN
  if (port < 65536) return port
  throw new Error(`The port is "${text}", which is not a number from 0 to 65535. ${another}`)
}

/** Returns what the error of a server that cannot listen means, and what to do. */
function listenProblem({ code, message }: NodeJS.ErrnoException, host: string, port: number): string {
  if (code === 'EADDRINUSE') return `Port ${port} is in use. ${another}`
  if (code === 'EACCES') return `Port ${port} needs the rights of an administrator. ${another}`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `--host is "${host}", which is not an address of this machine.`
  return message
}

/** Makes a server listen. Returns its address and port. */
async function listen(server: Server, host: string, port: number): Promise<AddressInfo> {
  await once(server.listen(port, host), 'listening').catch((error) => {
    throw Object.assign(new Error(listenProblem(error, host, port)), { code: error.code })
  })
  return server.address() as AddressInfo
}

const isLocal = (address: string) => /^(127\.|::1$)/.test(address)

/**
 * Listens and returns a URL that shows this server, with a remark if others can open it. Listens by default on both addresses
 * of `localhost`: if another program has the port on `::1`, browsers would show that program there.
 */
export async function startServer(create: () => Server, port: number, host?: string): Promise<string[]> {
  const first = await listen(create(), host ?? '127.0.0.1', port)
  const url = (name: string) => `http://${name}:${first.port}`
  if (!host) {
    const isTaken = await listen(create(), '::1', first.port).catch(({ code }) => code === 'EADDRINUSE')
    return [url(isTaken === true ? '127.0.0.1' : 'localhost')]
  }
  const here = first.address.replace(/^0\.0\.0\.0$/, '127.0.0.1').replace(/^::$/, '::1')
  const shown = url(here.includes(':') ? `[${here}]` : here)
  return isLocal(first.address) ? [shown] : [shown, 'Everybody on the network can read the inbox.']
}
