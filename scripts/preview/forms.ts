import express, { type ErrorRequestHandler, Router } from 'express'
import { rateLimit } from 'express-rate-limit'
import type { Inbox } from './inbox'

const refusals: Record<number, string> = {
  400: 'The body is not a JSON object.',
  405: 'Leads are sent with POST.',
  413: 'The body is larger than 64 KiB.',
  415: 'The body must be application/json.',
  429: 'Too many leads in one minute.',
}

const refusal = (status: number) => ({
  ok: false,
  error: refusals[status] ?? 'The lead could not be stored.',
})

/** A body that cannot be read is the sender's fault (4xx), one that cannot be stored ours (500). */
const refuse: ErrorRequestHandler = (error: { status?: number }, _request, response, _next) => {
  const status = error.status ?? 500
  if (status >= 500) console.error('A lead could not be stored.', error)
  response.status(status).json(refusal(status))
}

/** Express would read an empty body as an empty object. */
function refuseEmpty(_request: unknown, _response: unknown, body: Buffer) {
  if (body.length === 0) throw Object.assign(new Error(refusals[400]), { status: 400 })
}

/** The endpoint that stands in for the form service: stores JSON objects, refuses everything else with 4xx. */
export function forms(inbox: Inbox, leadsPerMinute: number): Router {
  const router = Router()
  router.post(
    '/',
    rateLimit({
      limit: leadsPerMinute,
      legacyHeaders: false,
      standardHeaders: 'draft-8',
      message: refusal(429),
    }),
    (request, response, next) => {
      if (request.is('application/json')) next()
      else response.status(415).json(refusal(415))
    },
    express.json({ limit: '64kb', strict: true, verify: refuseEmpty }),
    async (request, response) => {
      const body: unknown = request.body
      if (typeof body !== 'object' || body === null || Array.isArray(body)) {
        response.status(400).json(refusal(400))
        return
      }
      await inbox.store(body as Record<string, unknown>)
      response.json({ ok: true })
    },
  )
  router.all('/', (_request, response) => {
    response.status(405).set('Allow', 'POST').json(refusal(405))
  })
  router.use(refuse)
  return router
}
