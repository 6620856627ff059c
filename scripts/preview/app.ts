import express, { type ErrorRequestHandler, type Express } from 'express'
import { securityHeaders } from '@/lib/security-headers'
import { forms } from './forms'
import type { Inbox } from './inbox'
import { pages } from './pages'

const answerError: ErrorRequestHandler = (
  error: { status?: number; message: string },
  _request,
  response,
  next,
) => {
  if (response.headersSent) return next(error)
  const status = error.status ?? 500
  if (status >= 500) console.error(error)
  response.status(status).json({ ok: false, error: error.message })
}

/**
 * Returns the preview server: the export as a host serves it, an endpoint for its forms and `/inbox` with the submissions.
 * It is for development only and not part of the export.
 */
export function createApp({ out, inbox }: { out: string; inbox: Inbox }): Express {
  const app = express().disable('x-powered-by')
  app.use((_request, response, next) => {
    response.set(securityHeaders('local'))
    next()
  })
  app.use('/forms', forms(inbox))
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
