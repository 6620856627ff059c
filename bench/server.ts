import { execFileSync } from 'node:child_process'
import { createHash, X509Certificate } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { createSecureServer } from 'node:http2'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { lookup } from 'mrmime'
import { cacheForever, hashedFiles, revalidate } from '@/lib/cache-headers'

/** Slow 4G: 1.6 Mbit/s down, 750 kbit/s up, in bytes per second; 150 ms for each request. */
export const slow4g = { latency: 150, download: (1.6 * 1024 * 1024) / 8, upload: (750 * 1024) / 8 }

/**
 * Creates a certificate for localhost, because browsers use HTTP/2 only over TLS. Chromium must trust its `fingerprint`:
 * with "ignore certificate errors" it would cache nothing. Needs the openssl command.
 */
export function makeCertificate() {
  const request =
    'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=localhost'
  const rest = '-addext subjectAltName=DNS:localhost -keyout -'
  const pem = execFileSync('openssl', `${request} ${rest}`.split(' '), {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const key = new X509Certificate(pem).publicKey.export({ type: 'spki', format: 'der' })
  return { pem, fingerprint: createHash('sha256').update(key).digest('base64') }
}

/** The response of a CDN: brotli at its best level, with the cache rules of lib/cache-headers.ts. */
function responseFor(out: string, address: string, page: (html: string) => string) {
  const wanted = path.join(out, path.normalize(address === '/' ? '/index' : address))
  const found = [wanted, `${wanted}.html`].find((file) => existsSync(file) && statSync(file).isFile())
  const file = found ?? path.join(out, '404.html')
  const type = lookup(file) ?? 'application/octet-stream'
  const raw = readFileSync(file)
  const plain = type === 'text/html' ? Buffer.from(page(raw.toString('utf8'))) : raw
  const isText = /^text|json|svg/.test(type)
  const headers: Record<string, string> = {
    'content-type': isText ? `${type}; charset=utf-8` : type,
    etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
    'cache-control': address.startsWith(hashedFiles) ? cacheForever : revalidate,
    ...(isText && { 'content-encoding': 'br' }),
  }
  return { status: found ? 200 : 404, headers, body: isText ? brotliCompressSync(plain) : plain }
}

export type Export = { folder: string; page: (html: string) => string }

/** Serves an export over HTTP/2 at a free port. Compresses each file once. */
export async function serve({ folder, page }: Export, pem: Buffer) {
  const kept = new Map<string, ReturnType<typeof responseFor>>()
  const server = createSecureServer({ key: pem, cert: pem }, (request, response) => {
    const address = decodeURIComponent(new URL(request.url, 'https://localhost').pathname)
    const answer = kept.get(address) ?? responseFor(folder, address, page)
    kept.set(address, answer)
    const isKnown = request.headers['if-none-match'] === answer.headers.etag
    response.writeHead(isKnown ? 304 : answer.status, answer.headers)
    response.end(isKnown ? '' : answer.body)
  })
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(0, resolve))
  const { port } = server.address() as AddressInfo
  return { origin: `https://localhost:${port}`, close: () => server.close() }
}
