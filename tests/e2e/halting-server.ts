import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Passes everything on to the preview, but halts in every page at the first occurrence of a text until it is told
 * to go on: a page on a slow line.
 */
export async function haltAt(text: string, preview: string) {
  let goOn = () => {}
  const rest = new Promise<void>((resolve) => {
    goOn = resolve
  })
  const server = createServer(async (request, response) => {
    const answer = await fetch(preview + request.url)
    const type = answer.headers.get('content-type') ?? ''
    response.writeHead(answer.status, { 'Content-Type': type })
    const body = Buffer.from(await answer.arrayBuffer())
    const halt = type.startsWith('text/html') ? body.indexOf(text) : -1
    if (halt > 0) {
      response.write(body.subarray(0, halt))
      await rest
    }
    response.end(body.subarray(Math.max(halt, 0)))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    goOn: () => goOn(),
    close: () => server.close(),
  }
}
