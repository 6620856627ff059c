/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { ContactLead } from '@/lib/leads/payloads'
import { postLead } from '@/lib/leads/post-lead'

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

/** Answers every request with this status and nothing else. */
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

test.each([400, 404, 422])('is refused for good by %i', async (code) => {
  answer = status(code)
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'refused', status: code })
})

test.each([408, 429, 500])('has failed, and may be tried again, after %i', async (code) => {
  answer = status(code)
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'failed', reason: code })
})

test('counts as sent once the status is there, however slow the body', async () => {
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

test('has failed when nobody listens', async () => {
  await expect(postLead('http://127.0.0.1:1/forms', lead)).resolves.toMatchObject({ kind: 'failed' })
})

test('gives up after ten seconds without an answer', async () => {
  answer = () => {}
  const timeout = jest.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort('late'))
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'failed', reason: 'late' })
  expect(timeout).toHaveBeenCalledWith(10_000)
})

test.each([
  ['goes on after the tab is closed', 'Bonjour', true],
  ['does without that where browsers refuse it, above 64 KiB', 'é'.repeat(33_000), false],
])('%s', async (_name, message, keepalive) => {
  const fetching = jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  await postLead(endpoint, { ...lead, message })
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ keepalive })
})

test('without an endpoint sends nothing, says so in the console and counts as sent', async () => {
  const fetching = jest.spyOn(globalThis, 'fetch')
  const said = jest.spyOn(console, 'info').mockImplementation(() => {})
  await expect(postLead(null, lead)).resolves.toEqual({ kind: 'sent' })
  expect(fetching).not.toHaveBeenCalled()
  expect(said).toHaveBeenCalledWith(expect.any(String), lead)
})
