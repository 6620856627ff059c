import express, { type ErrorRequestHandler, Router } from 'express'
import type { Inbox } from './inbox'

/** Answers 4xx if the body cannot be read, 500 if it cannot be stored. */
const answerError: ErrorRequestHandler = (
  error: { status?: number; message: string },
  _request,
  response,
  _next,
) => {
  const status = error.status ?? 500
  if (status >= 500) console.error('Storing a lead failed.', error)
  response.status(status).json({ ok: false, error: error.message })
}

const httpError = (status: number, message: string) => Object.assign(new Error(message), { status })
const notAnObject = httpError(400, 'The body is not a JSON object.')

/** Express parses an empty body as an empty object. */
function rejectEmpty(_request: unknown, _response: unknown, body: Buffer) {
  if (body.length === 0) throw notAnObject
}

/** A stub of the form service. Stores JSON objects of at most 64 KiB and answers anything else with 4xx. */
export function forms(inbox: Inbox): Router {
  const router = Router()
  router.use((request, _response, next) => {
    if (request.method !== 'POST') throw httpError(405, 'Send leads with POST.')
    if (!request.is('application/json')) throw httpError(415, 'The body must be application/json.')
    next()
  })
  router.post('/', express.json({ limit: '64kb', verify: rejectEmpty }), async (request, response) => {
    const body: unknown = request.body
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw notAnObject
    await inbox.store(body as Record<string, unknown>)
    response.json({ ok: true })
  })
  router.use(answerError)
  return router
}
