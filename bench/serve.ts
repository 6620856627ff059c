import { once } from 'node:events'
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import sirv from 'sirv'
import { cacheForever, hashedFiles, revalidate } from '@/lib/deploy/cache-headers'
import { filesOf } from '@/scripts/export/files'

/** Serves a copy of an export, each page changed by `edit`, as a CDN does: brotli and the rules for caches. */
export async function serve(out: string, edit: (html: string) => string) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'))
  cpSync(out, folder, { recursive: true })
  for (const file of filesOf(folder).filter((name) => /\.(html|js|css|json|svg|txt|xml)$/.test(name))) {
    const text = readFileSync(path.join(folder, file), 'utf8')
    const served = file.endsWith('.html') ? edit(text) : text
    writeFileSync(path.join(folder, file), served)
    writeFileSync(path.join(folder, `${file}.br`), brotliCompressSync(served))
  }
  const files = sirv(folder, {
    brotli: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, url) {
      response.setHeader('Cache-Control', url.startsWith(hashedFiles) ? cacheForever : revalidate)
    },
  })
  const server = createServer((request, response) => {
    // A counted event.
    if (request.method === 'POST') response.writeHead(204).end()
    else files(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { folder, server, origin: `http://localhost:${(server.address() as AddressInfo).port}` }
}
