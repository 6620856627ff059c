import express, { Router } from 'express'
import type { Inbox } from './inbox'

const httpError = (status: number, message: string) => Object.assign(new Error(message), { status })

/** A stub of the form service. Stores JSON objects of at most 64 KiB and answers anything else with 4xx. */
export function forms(inbox: Inbox): Router {
  const router = Router()
  router.use((request, _response, next) => {
    if (request.method !== 'POST') throw httpError(405, 'Send leads with POST.')
    if (!request.is('application/json')) throw httpError(415, 'The body must be application/json.')
    next()
  })
  router.post('/', express.json({ limit: '64kb' }), (request, response) => {
    const body: Record<string, unknown> = request.body ?? {}
    // Express parses an empty body as an empty object, and rejects other values than objects and arrays.
    if (Array.isArray(body) || Object.keys(body).length === 0)
      throw httpError(400, 'The body is not a JSON object with fields.')
    inbox.store(body)
    response.json({ ok: true })
  })
  return router
}
