import { createSecureServer } from 'node:http2'
import type { Certificate } from './certificate'
import { type Answer, answerFor } from './content'
import { type Line, slowLine } from './line'

export type Server = { origin: string; close: () => void }

/**
 * Serves the export over HTTP/2; each answer is packed once and kept, so that no run pays for packing. With a `line`
 * every answer takes as long as that line does; without, as fast as the machine can.
 */
export async function serve(
  out: string,
  port: number,
  { key, cert }: Certificate,
  page: (html: string) => string,
  line?: Line,
): Promise<Server> {
  const send = line ? slowLine(line) : null
  const kept = new Map<string, Answer>()
  const server = createSecureServer({ key, cert }, async (request, response) => {
    const address = decodeURIComponent(new URL(request.url, 'https://localhost').pathname)
    const answer = kept.get(address) ?? answerFor(out, address, page)
    kept.set(address, answer)
    const { 'content-length': length = '0', ...same } = answer.headers
    const unchanged = request.headers['if-none-match'] === same.etag
    const body = unchanged || request.method === 'HEAD' ? Buffer.alloc(0) : answer.body
    // Set, not written: they go with the first byte.
    response.statusCode = unchanged ? 304 : answer.status
    const headers = unchanged ? same : { ...same, 'content-length': length }
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    if (!send) return response.end(body)
    for await (const piece of send(body)) response.write(piece)
    response.end()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return { origin: `https://localhost:${port}`, close: () => server.close() }
}
