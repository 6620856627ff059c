import express, { type ErrorRequestHandler, type Express, type RequestHandler } from 'express'
import { securityHeaders } from '@/lib/security-headers'
import type { Inbox } from './inbox'
import { pages } from './pages'

const httpError = (status: number, message: string) => Object.assign(new Error(message), { status })

const requireJson: RequestHandler = (request, _response, next) => {
  if (request.method !== 'POST') throw httpError(405, 'Send leads with POST.')
  if (!request.is('application/json')) throw httpError(415, 'The body must be application/json.')
  next()
}

const answerError: ErrorRequestHandler = (error, _request, response, next) => {
  if (response.headersSent) return next(error)
  const { status = 500, message }: { status?: number; message: string } = error
  if (status >= 500) console.error(error)
  response.status(status).json({ ok: false, error: message })
}

/**
 * Returns the preview server: the export as a host serves it, a stub of the form service, which stores JSON objects of at
 * most 64 KiB, and `/inbox` with the submissions. It is for development only and not part of the export.
 */
export function createApp({ out, inbox }: { out: string; inbox: Inbox }): Express {
  const app = express().disable('x-powered-by')
  app.use((_request, response, next) => {
    response.set(securityHeaders('local'))
    next()
  })
  app.all('/forms', requireJson, express.json({ limit: '64kb' }), (request, response) => {
    const body: Record<string, unknown> = request.body ?? {}
    // Express parses an empty body as an empty object, and rejects other values than objects and arrays.
    if (Array.isArray(body) || Object.keys(body).length === 0)
      throw httpError(400, 'The body is not a JSON object with fields.')
    inbox.store(body)
    response.json({ ok: true })
  })
  app.get('/inbox', async (_request, response) => {
    const leads = (await inbox.read()).map((lead) => JSON.stringify(lead, null, 2))
    // As plain text, because the leads contain what visitors have typed.
    response.type('text').set('Cache-Control', 'no-store')
    response.send([`Inbox: ${leads.length} received, newest first`, ...leads.reverse()].join('\n\n'))
  })
  app.use(pages(out))
  app.use(answerError)
  return app
}
