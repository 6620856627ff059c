import express, { type ErrorRequestHandler, type Express } from 'express'
import { securityHeaders } from '@/lib/security-headers'
import { forms } from './forms'
import type { Inbox } from './inbox'
import { inboxPage, inboxPolicy } from './inbox-page'
import { pages } from './pages'

const answerAsText: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status = error.status ?? 500
  if (status >= 500) console.error(error)
  response.status(status).type('text').send('The server failed to answer this request.\n')
}

/**
 * Returns the preview server: the export as a host serves it, an endpoint for its forms and a page with the submissions.
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
    response.set({ 'Content-Security-Policy': inboxPolicy, 'Cache-Control': 'no-store' })
    response.type('html').send(inboxPage(await inbox.read()))
  })
  app.use(pages(out))
  app.use(answerAsText)
  return app
}
