import { readFile } from 'node:fs/promises'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { isIP } from 'node:net'
import path from 'node:path'
import sirv from 'sirv'
import { redirects } from '@/lib/i18n/routes'
import { cacheForever, hashedFiles, revalidate } from '@/lib/site/cache-headers'
import { securityHeaders } from '@/lib/site/security-headers'
import { isLoopback } from '../endpoint/target'
import type { Inbox, Lead } from './inbox'

/** The largest body of a lead, and how much of a larger one is read, so that its sender can finish and see the answer. Bytes. */
const [maxBodyBytes, maxReadBytes] = [64 * 1024, 64 * 1024 * 1024]

/** Returns the body of a request, or null once it is too large. Throws if it is cut off. */
function readBody(request: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let size = 0
    request.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= maxBodyBytes) chunks.push(chunk)
      else resolve(null)
      if (size > maxReadBytes) request.destroy()
    })
    request.on('end', () => resolve(Buffer.concat(chunks).toString()))
    request.on('error', reject)
  })
}

/** Returns the lead that a request sends, or the status that rejects it. */
async function readLead(request: IncomingMessage): Promise<Lead['body'] | 400 | 413> {
  const sent = await readBody(request)
  if (sent === null) return 413
  if (!request.headers['content-type']?.startsWith('application/json')) return 400
  try {
    const lead = JSON.parse(sent)
    return typeof lead === 'object' && lead !== null && !Array.isArray(lead) ? lead : 400
  } catch {
    return 400
  }
}

/**
 * Whether the `Host` of a request names this machine, or is what `--host` names. Any other name may be that of a stranger's page,
 * which leads here so that the page can read the inbox.
 */
function isOwnHost(header = '', host = ''): boolean {
  const { hostname } = URL.canParse(`http://${header}`) ? new URL(`http://${header}`) : { hostname: '' }
  const name = hostname.replace(/^\[|\]$/g, '')
  const isAnyAddress = ['0.0.0.0', '::'].includes(host) && isIP(name) > 0
  return isLoopback(name) || name === host || isAnyAddress
}

/**
 * Returns the preview server: the export as a host serves it, a stub of the form service, which stores JSON objects of at
 * most 64 KiB, `/inbox` with the submissions, and `/counted`, a stub of the counter of events, which stores nothing. It is
 * for development only and not part of the export. It has no framework, because Vercel would take one among the packages
 * for that of the site. It never ends because of a request: one that fails gets a 500 and a line on the console.
 */
export function createApp({ out, inbox, host }: { out: string; inbox: Inbox; host?: string }): Server {
  const files = sirv(out, {
    // Reads the folder at each request, so that a build may replace it while the preview runs.
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
    const { host: name } = request.headers
    if (!isOwnHost(name, host))
      return respond(
        421,
        'text/plain',
        `The preview answers to localhost and what --host names, not ${name}.`,
      )
    const called = `${request.method} ${request.url?.replace(/\?.*/, '')}`

    if (called === 'POST /forms') {
      const lead = await readLead(request)
      const isLead = typeof lead === 'object'
      if (isLead) inbox.store(lead)
      respond(isLead ? 200 : lead, 'application/json', JSON.stringify({ ok: isLead }))
    } else if (called === 'POST /counted') {
      response.writeHead(204).end()
    } else if (called === 'GET /inbox') {
      respond(200, 'text/plain', await inbox.text())
    } else if (request.method === 'GET' || request.method === 'HEAD') {
      const notFound = async () => {
        respond(404, 'text/html', await readFile(path.join(out, '404.html'), 'utf8').catch(() => ''))
      }
      const [, pathname = '', query = ''] = /^(.*?)(\?.*)?$/.exec(request.url ?? '') ?? []
      const moved = redirects().find(([from]) => from === pathname)
      if (moved) return void response.writeHead(308, { Location: moved[1] + query }).end()
      // A build may delete the file between the search for it and its reading.
      response.on('pipe', (file) => file.on('error', () => response.destroy()))
      files(request, response, notFound)
    } else respond(405, 'text/plain', 'Only pages are here.')
  }

  return createServer(async (request, response) => {
    try {
      await handle(request, response)
    } catch (error) {
      // Nobody waits for the answer to a request that was cut off.
      if (request.errored || response.headersSent) return response.destroy()
      console.error(`${request.method} ${request.url} failed: ${(error as Error).message}`)
      response.writeHead(500, { 'Content-Type': 'text/plain; charset=utf-8' }).end('The preview failed.')
    }
  })
}
