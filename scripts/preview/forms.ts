import express, { type ErrorRequestHandler, Router } from 'express'
import type { Inbox } from './inbox'

/** A body that cannot be read is the sender's fault (4xx), one that cannot be stored ours (500). */
const refuse: ErrorRequestHandler = (
  error: { status?: number; message: string },
  _request,
  response,
  _next,
) => {
  const status = error.status ?? 500
  if (status >= 500) console.error('A lead could not be stored.', error)
  response.status(status).json({ ok: false, error: error.message })
}

const refusal = (status: number, message: string) => Object.assign(new Error(message), { status })
const noObject = refusal(400, 'The body is not a JSON object.')

/** Express would read an empty body as an empty object. */
function refuseEmpty(_request: unknown, _response: unknown, body: Buffer) {
  if (body.length === 0) throw noObject
}

/** The endpoint that stands in for the form service: stores JSON objects of at most 64 KiB, refuses all else with 4xx. */
export function forms(inbox: Inbox): Router {
  const router = Router()
  router.use((request, _response, next) => {
    if (request.method !== 'POST') throw refusal(405, 'Leads are sent with POST.')
    if (!request.is('application/json')) throw refusal(415, 'The body must be application/json.')
    next()
  })
  router.post('/', express.json({ limit: '64kb', verify: refuseEmpty }), async (request, response) => {
    const body: unknown = request.body
    if (typeof body !== 'object' || body === null || Array.isArray(body)) throw noObject
    await inbox.store(body as Record<string, unknown>)
    response.json({ ok: true })
  })
  router.use(refuse)
  return router
}
