import { createServer, type RequestListener, type Server } from 'node:http'

/** Listens on one host and port. Throws an error with one sentence if the port is in use. */
export function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  // Milliseconds: a client that sends its request very slowly must not keep a connection open.
  const server = createServer({ requestTimeout: 30_000, headersTimeout: 10_000 }, listener)
  return new Promise((resolve, reject) => {
    server.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      reject(
        new Error(
          code === 'EADDRINUSE'
            ? `Port ${port} is already in use; choose another with PORT=3001 npm start.`
            : `Cannot listen on ${host}, port ${port}: ${message}.`,
        ),
      ),
    )
    server.listen(port, host, () => resolve(server))
  })
}
