import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { cacheForever, hashedFiles, revalidate } from '@/lib/deploy/cache-headers'
import { securityHeaders } from '@/lib/deploy/security-headers'
import { redirectStatus, redirects } from '@/lib/i18n/routes'
import type { Inbox, Lead } from './inbox'

/** The largest body of a lead, bytes. */
const maxBytes = 64 * 1024

/** Returns the lead that a request sends, or the status that rejects it. Throws if the request is cut off. */
async function readLead(request: IncomingMessage): Promise<Lead['body'] | 400 | 413> {
  const chunks: Buffer[] = []
  let size = 0
  // Reads a larger one to its end, because its sender sees no answer before.
  for await (const chunk of request) {
    size += chunk.length
    if (size <= maxBytes) chunks.push(chunk)
  }
  if (size > maxBytes) return 413
  if (!request.headers['content-type']?.startsWith('application/json')) return 400
  try {
    const lead = JSON.parse(Buffer.concat(chunks).toString())
    return typeof lead === 'object' && lead !== null && !Array.isArray(lead) ? lead : 400
  } catch {
    return 400
  }
}

/** Whether a `Host` is this machine. Another may be the name of a stranger's page that leads here to read the inbox. */
export const isThisMachine = (host = '') => /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/.test(host)

/**
 * Returns the local server: the export as a host serves it, `/forms`, which stores leads, `/inbox`, which shows them, and
 * `/counted` for events. `isOpen` lets in other hosts than this machine. It has no framework, because Vercel would take one
 * among the packages for that of the site. No request ends it: one that fails gets a 500 and a line on the console.
 */
export function createApp({ out, inbox, isOpen }: { out: string; inbox: Inbox; isOpen?: boolean }): Server {
  const files = sirv(out, {
    // Reads the folder at each request, so that a build may replace it.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, pathname) {
      response.setHeader('Cache-Control', pathname.startsWith(hashedFiles) ? cacheForever : revalidate)
    },
  })

  async function handle(request: IncomingMessage, response: ServerResponse) {
    for (const [name, value] of Object.entries(securityHeaders('local'))) response.setHeader(name, value)
    const respond = (status: number, type: string, body: string) =>
      response
        .writeHead(status, { 'Content-Type': `${type}; charset=utf-8`, 'Cache-Control': 'no-store' })
        .end(body)
    if (!isOpen && !isThisMachine(request.headers.host))
      return respond(421, 'text/plain', 'Only this machine is let in. Fix: npm start -- --host 0.0.0.0')
    const [, pathname = '', query = ''] = /^(.*?)(\?.*)?$/.exec(request.url ?? '') ?? []
    const called = `${request.method} ${pathname}`
    if (called === 'POST /forms') {
      const lead = await readLead(request)
      const isLead = typeof lead === 'object'
      if (isLead) inbox.store(lead)
      respond(isLead ? 200 : lead, 'application/json', JSON.stringify({ ok: isLead }))
    } else if (called === 'POST /counted') response.writeHead(204).end()
    else if (called === 'GET /inbox') respond(200, 'text/plain', await inbox.text())
    else if (request.method === 'GET' || request.method === 'HEAD') {
      const moved = redirects().find(([from]) => from === pathname)
      if (moved) return response.writeHead(redirectStatus, { Location: moved[1] + query }).end()
      // A build may delete the file between the search for it and its reading.
      response.on('pipe', (file) => file.on('error', () => response.destroy()))
      files(request, response, async () => {
        respond(404, 'text/html', await readFile(path.join(out, '404.html'), 'utf8').catch(() => ''))
      })
    } else respond(405, 'text/plain', 'Only pages are here.')
  }

  return createServer((request, response) =>
    handle(request, response).catch((error) => {
      // Nobody waits for the answer to a request that was cut off.
      if (request.errored || response.headersSent) return response.destroy()
      console.error(`${request.method} ${request.url} failed: ${error.message}`)
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The server failed.')
    }),
  )
}
