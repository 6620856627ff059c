import { retryWhenOnline } from '@/components/behaviours/retry-when-online'
import { outboxPrefix } from '@/lib/leads/outbox'

const retryLeads = jest.fn<Promise<void>, []>()
const { signal } = new AbortController()

beforeEach(() => {
  localStorage.setItem(`${outboxPrefix}1`, '{}')
  retryLeads.mockReset().mockResolvedValue()
  window.requestIdleCallback = (work) => {
    work({} as IdleDeadline)
    return 0
  }
})

test('does nothing if no lead waits', () => {
  localStorage.clear()
  retryWhenOnline(retryLeads, signal)
  expect(retryLeads).not.toHaveBeenCalled()
})

test('retries once a prerendered page is shown', () => {
  const page = Object.assign(document, { prerendering: true })
  retryWhenOnline(retryLeads, signal)
  expect(retryLeads).not.toHaveBeenCalled()
  page.prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(retryLeads).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(document, 'prerendering')
})

test('keeps the leads if the code cannot be fetched', async () => {
  retryLeads.mockRejectedValue(new TypeError('Failed to fetch'))
  retryWhenOnline(retryLeads, signal)
  await expect(retryLeads.mock.results[0]?.value).rejects.toThrow()
  expect(localStorage).toHaveLength(1)
})
