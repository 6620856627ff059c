import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'
import { cacheForever, hashedFiles, revalidate } from '@/lib/cache-headers'

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
}
const compressible = /^(text\/|application\/(json|xml)|image\/svg)/

export type Answer = { status: number; headers: Record<string, string>; body: Buffer }

/** The file of an address: itself, or the page of that name (DESIGN.md: `.html` before the folder). */
function fileOf(out: string, address: string): string | null {
  const wanted = path.join(out, path.normalize(address === '/' ? '/index' : address))
  return [wanted, `${wanted}.html`].find((file) => existsSync(file) && statSync(file).isFile()) ?? null
}

/** What a CDN would answer at an address: brotli at its best level, and the cache rules of lib/cache-headers.ts. */
export function answerFor(out: string, address: string, page: (html: string) => string): Answer {
  const found = fileOf(out, address)
  const file = found ?? path.join(out, '404.html')
  const type = types[path.extname(file)] ?? 'application/octet-stream'
  const raw = readFileSync(file)
  const plain = type.startsWith('text/html') ? Buffer.from(page(raw.toString('utf8'))) : raw
  const pack = compressible.test(type)
  const body = pack ? brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }) : plain
  return {
    status: found ? 200 : 404,
    body,
    headers: {
      'content-type': type,
      'content-length': String(body.length),
      etag: `"${createHash('sha1').update(plain).digest('base64url')}"`,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
      'cache-control': address.startsWith(hashedFiles) ? cacheForever : revalidate,
      ...(pack ? { 'content-encoding': 'br' } : {}),
    },
  }
}
