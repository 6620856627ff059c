import { outboxPrefix } from '@/lib/browser/leads/outbox'
import { retryWhenOnline } from '@/lib/browser/leads/retry-when-online'

test('waiting leads are not retried offline, because each failed retry counts towards the limit', () => {
  localStorage.setItem(`${outboxPrefix}1`, '{}')
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  const retryLeads = jest.fn(async () => {})
  const end = new AbortController()
  retryWhenOnline(retryLeads, () => false, end.signal)
  expect(retryLeads).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  expect(retryLeads).toHaveBeenCalledTimes(1)
  end.abort()
})

test('waiting leads are retried once a prerendered page is shown', () => {
  localStorage.setItem(`${outboxPrefix}1`, '{}')
  const retryLeads = jest.fn(async () => {})
  const page = Object.assign(document, { prerendering: true })
  retryWhenOnline(retryLeads, () => false, new AbortController().signal)
  expect(retryLeads).not.toHaveBeenCalled()
  page.prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(retryLeads).toHaveBeenCalledTimes(1)
})

test('leads that only the code of the forms knows of are retried online, and when the page is restored', () => {
  const retryLeads = jest.fn(async () => {})
  const end = new AbortController()
  retryWhenOnline(retryLeads, () => true, end.signal)
  window.dispatchEvent(new Event('online'))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(retryLeads).toHaveBeenCalledTimes(3)
  end.abort()
})
