import { createSecureServer } from 'node:http2'
import type { Certificate } from './certificate'
import { type Answer, answerFor } from './content'

export type Server = { origin: string; close: () => void }

/** Serves the export over HTTP/2; each answer is packed once and kept, so that no run pays for packing. */
export async function serve(
  out: string,
  port: number,
  { key, cert }: Certificate,
  page: (html: string) => string,
): Promise<Server> {
  const kept = new Map<string, Answer>()
  const server = createSecureServer({ key, cert }, (request, response) => {
    const address = decodeURIComponent(new URL(request.url, 'https://localhost').pathname)
    const answer = kept.get(address) ?? answerFor(out, address, page)
    kept.set(address, answer)
    const { 'content-length': length = '0', ...same } = answer.headers
    const unchanged = request.headers['if-none-match'] === same.etag
    response.writeHead(
      unchanged ? 304 : answer.status,
      unchanged ? same : { ...same, 'content-length': length },
    )
    response.end(unchanged || request.method === 'HEAD' ? '' : answer.body)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return { origin: `https://localhost:${port}`, close: () => server.close() }
}
