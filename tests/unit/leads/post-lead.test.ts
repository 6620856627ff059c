/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { postLead } from '@/lib/leads/post-lead'
import type { ContactLead, EstimatorLead } from '@/lib/leads/schemas'

const lead: ContactLead = {
  firstName: 'Anne',
  lastName: 'Roy',
  email: 'anne@exemple.fr',
  phone: '',
  message: 'Bonjour',
  formType: 'Contact Section - FR',
}

let server: Server
let answer: RequestListener
let endpoint: string

beforeAll((done) => {
  server = createServer((request, response) => answer(request, response))
  server.listen(0, '127.0.0.1', () => {
    endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}/forms`
    done()
  })
})

afterEach(() => jest.restoreAllMocks())

afterAll((done) => {
  server.closeAllConnections()
  server.close(done)
})

/** A server that answers every request with this status and no body. */
const status = (code: number): RequestListener => {
  return (_request, response) => response.writeHead(code).end()
}

test('posts the lead as JSON and asks for JSON', async () => {
  let seen: unknown
  answer = (request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk) => chunks.push(chunk))
    request.on('end', () => {
      const { method, headers } = request
      const body = JSON.parse(Buffer.concat(chunks).toString())
      seen = { method, type: headers['content-type'], accept: headers.accept, body }
      response.end()
    })
  }
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'sent' })
  expect(seen).toEqual({
    method: 'POST',
    type: 'application/json',
    accept: 'application/json',
    body: lead,
  })
})

test.each([400, 404, 422])('is refused by %i', async (code) => {
  answer = status(code)
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'refused', status: code })
})

test.each([408, 429, 500])('has failed after %i, and may be retried', async (code) => {
  answer = status(code)
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'failed', reason: code })
})

test('counts as sent once the status has arrived, without waiting for the body', async () => {
  answer = (_request, response) => {
    response.writeHead(200)
    response.write('{')
  }
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'sent' })
})

test('has failed when the connection is reset', async () => {
  answer = (request) => request.socket.destroy()
  await expect(postLead(endpoint, lead)).resolves.toMatchObject({ kind: 'failed' })
})

test('has failed when no server listens', async () => {
  await expect(postLead('http://127.0.0.1:1/forms', lead)).resolves.toMatchObject({ kind: 'failed' })
})

test('gives up after ten seconds without an answer', async () => {
  answer = () => {}
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('late'))
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'failed', reason: 'late' })
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test.each([
  ['continues after the tab is closed', 'Bonjour', true],
  ['is sent without keepalive above 64 KiB, where browsers refuse it', 'é'.repeat(33_000), false],
])('%s', async (_name, message, keepalive) => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await postLead(endpoint, { ...lead, message })
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ keepalive })
})

test('without an endpoint logs the lead, sends nothing and counts as sent', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch')
  const logged = jest.spyOn(console, 'info').mockImplementation(() => {})
  await expect(postLead(null, lead)).resolves.toEqual({ kind: 'sent' })
  expect(fetching).not.toHaveBeenCalled()
  expect(logged).toHaveBeenCalledWith(expect.any(String), lead)
})

test.each([
  ['an extra field', { ...lead, admin: true }],
  ['a missing field', { ...lead, phone: undefined }],
  ['a revenue that is text', { email: 'anne@exemple.fr', monthlyRevenue: '3375' }],
])('reports a lead with %s, and sends it all the same', async (_name, wrong) => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  const logged = jest.spyOn(console, 'error').mockImplementation(() => {})
  const result = await postLead(endpoint, wrong as unknown as ContactLead | EstimatorLead)
  expect(result).toEqual({ kind: 'sent' })
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ body: JSON.stringify(wrong) })
  expect(logged).toHaveBeenCalledTimes(1)
})
