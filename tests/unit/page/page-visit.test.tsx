import { render, waitFor } from '@testing-library/react'
import { PageEffects } from '@/components/page/page-effects'
import { outboxPrefix } from '@/lib/leads/outbox'
import { retryLeads } from '@/lib/leads/retry-leads'

jest.mock('@/lib/leads/retry-leads')

beforeEach(() => {
  localStorage.clear()
  jest.mocked(retryLeads).mockClear()
  window.requestIdleCallback = (work) => window.setTimeout(work)
})
afterEach(() => jest.restoreAllMocks())

const visit = () => render(<PageEffects locale="nl" endpoint="/forms" measureEndpoint={null} />)
const keepLead = () => localStorage.setItem(`${outboxPrefix}1`, '{}')
/** Until the page has come to rest and what it then fetches would be there. */
const rest = () => new Promise((resolve) => setTimeout(resolve, 20))
const stored = () => localStorage.getItem('i18nextLng')

test('a page that is rendered ahead stores its language and sends what waits only once it is shown', async () => {
  keepLead()
  const page = Object.assign(document, { prerendering: true })
  visit()
  await rest()
  expect(stored()).toBeNull()
  expect(retryLeads).not.toHaveBeenCalled()
  page.prerendering = false
  document.dispatchEvent(new Event('prerenderingchange'))
  expect(stored()).toBe('nl')
  await waitFor(() => expect(retryLeads).toHaveBeenCalledWith('/forms'))
  Reflect.deleteProperty(document, 'prerendering')
})

test('what waits is sent when the connection comes back, and not before', async () => {
  keepLead()
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  visit()
  window.dispatchEvent(new Event('online'))
  await rest()
  expect(retryLeads).not.toHaveBeenCalled()
  online.mockReturnValue(true)
  window.dispatchEvent(new Event('online'))
  await waitFor(() => expect(retryLeads).toHaveBeenCalledTimes(1))
})
