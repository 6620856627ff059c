import { createServer, type RequestListener, type Server } from 'node:http'

/** Listens on one host. Throws one clear sentence when the place is taken. */
export function listen(listener: RequestListener, port: number, host: string): Promise<Server> {
  // Milliseconds: a client that sends its request drop by drop must not keep a place for ever.
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
