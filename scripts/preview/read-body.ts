import type { IncomingMessage } from 'node:http'

/** Returns the body of a request, or null once it exceeds `limit` bytes: the rest is not read. Throws if it is cut off. */
export function readBody(request: IncomingMessage, limit: number): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
      size += chunk.length
      if (size <= limit) return
      request.pause()
      resolve(null)
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
    request.on('error', reject)
  })
}
