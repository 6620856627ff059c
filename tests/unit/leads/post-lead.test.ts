/** @jest-environment node */
import { postLead } from '@/lib/browser/leads/post-lead'
import type { ContactLead } from '@/lib/leads/schemas'

const endpoint = 'https://forms.example/f'
const lead: ContactLead = {
  firstName: 'Anne',
  lastName: 'Roy',
  email: 'anne@exemple.fr',
  phone: '',
  message: 'Bonjour',
  formType: 'Contact Section - FR',
}

const fetching = jest.fn<Promise<Response>, Parameters<typeof fetch>>()
beforeEach(() => {
  // The body never ends: the status decides.
  globalThis.fetch = fetching.mockResolvedValue(new Response(new ReadableStream()))
  jest.spyOn(console, 'info').mockImplementation()
  jest.spyOn(console, 'error').mockImplementation()
})

test('posts the lead as JSON, asks for JSON, and counts it as sent without waiting for the body', async () => {
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'sent' })
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' }
  // A browser may follow a redirect by a GET without the lead, which would count as sent.
  const request = { method: 'POST', headers, body: JSON.stringify(lead), redirect: 'error' }
  expect(fetching).toHaveBeenCalledWith(endpoint, expect.objectContaining(request))
  expect(console.error).not.toHaveBeenCalled()
})

// Services refuse good leads with 400 or 422 too: a missing key, an inactive form, a CSRF check.
test.each([302, 400, 401, 403, 404, 405, 408, 413, 422, 429, 500])(
  'a request fails with %i, and may be retried',
  async (status) => {
    fetching.mockResolvedValue(new Response(null, { status }))
    await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'failed', reason: status })
  },
)

test('a request fails if the network does', async () => {
  const reason = new TypeError('Failed to fetch')
  fetching.mockRejectedValue(reason)
  await expect(postLead(endpoint, lead)).resolves.toEqual({ kind: 'failed', reason })
})

test('a request may have arrived if there is no answer for ten seconds, by a timer that every browser has', async () => {
  jest.useFakeTimers()
  fetching.mockImplementation(
    (_url, request) =>
      new Promise((_resolve, reject) => {
        request?.signal?.addEventListener('abort', () => reject(request.signal?.reason))
      }),
  )
  const posted = postLead(endpoint, lead)
  jest.advanceTimersByTime(9_999)
  expect(fetching.mock.lastCall?.[1]?.signal?.aborted).toBe(false)
  jest.advanceTimersByTime(1)
  await expect(posted).resolves.toMatchObject({
    kind: 'unanswered',
    reason: { name: 'AbortError' },
  })
})

test.each([
  ['continues after the tab is closed', 'Bonjour', true],
  ['is sent without keepalive above 64 KiB, where browsers refuse it', 'é'.repeat(33_000), false],
])('a request %s', async (_name, message, keepalive) => {
  await postLead(endpoint, { ...lead, message })
  expect(fetching.mock.lastCall?.[1]).toMatchObject({ keepalive })
})

test('without an endpoint logs the lead, sends nothing and counts as sent', async () => {
  await expect(postLead(null, lead)).resolves.toEqual({ kind: 'sent' })
  expect(fetching).not.toHaveBeenCalled()
  expect(console.info).toHaveBeenCalledWith(expect.any(String), lead)
})
