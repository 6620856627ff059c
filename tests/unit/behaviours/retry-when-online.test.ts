import { retryWhenOnline } from '@/components/behaviours/retry-when-online'
import { outboxPrefix } from '@/lib/leads/outbox'

const retryLeads = jest.fn<Promise<void>, []>()
let end: AbortController

beforeEach(() => {
  end = new AbortController()
  localStorage.clear()
  retryLeads.mockReset().mockResolvedValue()
  window.requestIdleCallback = (work) => {
    work({} as IdleDeadline)
    return 0
  }
})
afterEach(() => {
  end.abort()
  jest.restoreAllMocks()
})

const keepLead = () => localStorage.setItem(`${outboxPrefix}1`, '{}')

test('retries waiting leads, and does nothing if none waits', () => {
  retryWhenOnline(retryLeads, end.signal)
  expect(retryLeads).not.toHaveBeenCalled()
  keepLead()
  retryWhenOnline(retryLeads, end.signal)
  expect(retryLeads).toHaveBeenCalledTimes(1)
})

test('retries once a prerendered page is shown', () => {
  keepLead()
  const page = Object.assign(document, { prerendering: true })
  retryWhenOnline(retryLeads, end.signal)
  expect(retryLeads).not.toHaveBeenCalled()
  page.prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(retryLeads).toHaveBeenCalledTimes(1)
  Reflect.deleteProperty(document, 'prerendering')
})

test('retries when the connection returns, and not before', () => {
  keepLead()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  retryWhenOnline(retryLeads, end.signal)
  expect(retryLeads).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(retryLeads).toHaveBeenCalledTimes(1)
})

test('ignores code that cannot be fetched: the next visit retries', async () => {
  keepLead()
  retryLeads.mockRejectedValue(new TypeError('Failed to fetch'))
  retryWhenOnline(retryLeads, end.signal)
  await expect(retryLeads.mock.results[0]?.value).rejects.toThrow()
  expect(localStorage).toHaveLength(1)
})
