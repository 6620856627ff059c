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

/** Listens on one address, and returns a URL that shows the server. Throws a sentence if it cannot. */
export async function listen(server: Server, port: number, host = '127.0.0.1'): Promise<string> {
  await once(server.listen(port, host), 'listening').catch((error) => {
    throw new Error(listenProblem(error, host, port))
  })
  const bound = server.address() as AddressInfo
  // "All addresses of this machine" is none that a browser opens.
  const address = bound.address.replace(/^0\.0\.0\.0$/, '127.0.0.1').replace(/^::$/, '::1')
  return `http://${address.includes(':') ? `[${address}]` : address}:${bound.port}`
}
