import path from 'node:path'
import express, { type ErrorRequestHandler, type Express } from 'express'
import sirv from 'sirv'
import { cacheForever, hashedFiles, revalidate } from '@/lib/cache-headers'
import { securityHeaders } from '@/lib/security-headers'
import type { Inbox } from './inbox'

/** Answers bodies that `express.json` rejects. Express itself would also log a stack trace. */
const answerRejected: ErrorRequestHandler = (error, _request, response, next) => {
  if (!error.status) return next(error)
  response.status(error.status).json({ ok: false })
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
  app.post('/forms', express.json({ limit: '64kb' }), ({ body }, response) => {
    // Express rejects plain values, parses an empty body as an empty object, leaves a body of another type undefined.
    const isLead = !Array.isArray(body) && Object.keys(body ?? {}).length > 0
    if (isLead) inbox.store(body)
    response.status(isLead ? 200 : 400).json({ ok: isLead })
  })
  app.use('/forms', answerRejected)
  app.get('/inbox', async (_request, response) => {
    const leads = (await inbox.read()).map((lead) => JSON.stringify(lead, null, 2))
    // As plain text, because the leads contain what visitors have typed.
    response.type('text').set('Cache-Control', 'no-store')
    response.send([`Inbox: ${leads.length} received, newest first`, ...leads.reverse()].join('\n\n'))
  })
  const files = sirv(out, {
    // Reads the folder at each request, so that a build may replace it while the preview runs.
    dev: true,
    etag: true,
    extensions: ['html'],
    setHeaders(response, address) {
      response.setHeader('Cache-Control', address.startsWith(hashedFiles) ? cacheForever : revalidate)
    },
  })
  app.get(/.*/, files, (_request, response) => {
    response.status(404).set('Cache-Control', revalidate)
    response.sendFile('404.html', { root: path.resolve(out) })
  })
  return app
}
