import express, { type ErrorRequestHandler, type Express } from 'express'
import { securityHeaders } from '@/lib/security-headers'
import { forms } from './forms'
import type { Inbox } from './inbox'
import { inboxPage, inboxPolicy } from './inbox-page'
import { pages } from './pages'

const answers: Record<number, string> = { 400: 'The request is malformed.', 404: 'There is no such page.' }

const answerPlainly: ErrorRequestHandler = (error: { status?: number }, _request, response, next) => {
  if (response.headersSent) return next(error)
  const status = error.status ?? 500
  if (status >= 500) console.error(error)
  response
    .status(status)
    .type('text')
    .send(`${answers[status] ?? 'The request could not be answered.'}\n`)
}

/**
 * The preview: the export as a host would serve it, an endpoint for its forms and a page that shows what came
 * in. For the maker's own machine only; nothing of it is part of the export.
 */
export function createApp(settings: { out: string; inbox: Inbox; leadsPerMinute: number }): Express {
  const app = express().disable('x-powered-by')
  app.use((_request, response, next) => {
    response.set(securityHeaders('local'))
    next()
  })
  app.use('/forms', forms(settings.inbox, settings.leadsPerMinute))
  app.get('/inbox', async (_request, response) => {
    response.set({
      'Content-Security-Policy': inboxPolicy,
      'Cache-Control': 'no-store',
      'X-Robots-Tag': 'noindex',
    })
    response.type('html').send(inboxPage(await settings.inbox.read()))
  })
  app.use(pages(settings.out))
  app.use(answerPlainly)
  return app
}
