import express, { type ErrorRequestHandler, type Express } from 'express'
import { securityHeaders } from '@/lib/security-headers'
import { forms } from './forms'
import type { Inbox } from './inbox'
import { inboxPage, inboxPolicy } from './inbox-page'
import { pages } from './pages'

const answerPlainly: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status = error.status ?? 500
  if (status >= 500) console.error(error)
  response.status(status).type('text').send('The request could not be answered.\n')
}

/**
 * The preview: the export as a host would serve it, an endpoint for its forms and a page that shows what came
 * in. For the maker's own machine only; nothing of it is part of the export.
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
  app.use(answerPlainly)
  return app
}
