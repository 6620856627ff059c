import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { PageEffects } from '@/components/page/page-effects'
import { announce } from '@/lib/measure/announce'
import { newSession, refuse, visit } from '../measure/visit'

const beacon = jest.fn<boolean, [string, string]>()

beforeEach(() => {
  newSession()
  beacon.mockReset().mockReturnValue(true)
  Object.defineProperty(navigator, 'sendBeacon', { value: beacon, configurable: true })
})
afterEach(() => Reflect.deleteProperty(document, 'prerendering'))

function renderPage(measureEndpoint: string | null = '/count') {
  // jsdom follows no links.
  const stay = (event: { preventDefault: () => void }) => event.preventDefault()
  return render(
    // biome-ignore lint/a11y: the page around the links
    <main onClick={stay}>
      <a href="https://agenda.example" data-event="call">
        <b>Book a call</b>
      </a>
      <a href="https://wa.me/33600000000" data-event="chat">
        Chat
      </a>
      <a href="tel:+33300000000">03 00 00 00 00</a>
      <a href="/tarifs">Prices</a>
      <PageEffects locale="fr" endpoint="/forms" measureEndpoint={measureEndpoint} />
    </main>,
  )
}

const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body).event)
/** As long as a beacon would take that was on its way. */
const aWhile = () => import('@/lib/measure/beacon').then(() => new Promise((resolve) => setTimeout(resolve)))

test('the links to the call, the chat and the phone are counted, others are not', async () => {
  renderPage()
  for (const name of ['Prices', 'Book a call', 'Chat', '03 00 00 00 00'])
    fireEvent.click(screen.getByText(name))
  await waitFor(() => expect(sent()).toEqual(['call', 'chat', 'phone']))
})

test('what the forms announce is counted, also when it comes before the page listens', async () => {
  announce('estimate')
  renderPage()
  announce('lead')
  announce('contact')
  await waitFor(() => expect(sent()).toEqual(['estimate', 'lead', 'contact']))
})

test('a page that is left counts no more', async () => {
  renderPage().unmount()
  document.body.innerHTML = '<a href="#chat" data-event="chat">Chat</a>'
  fireEvent.click(screen.getByText('Chat'))
  await aWhile()
  expect(beacon).not.toHaveBeenCalled()
  document.body.innerHTML = ''
})

test('nothing is sent without an endpoint', async () => {
  renderPage(null)
  fireEvent.click(screen.getByText('Chat'))
  await aWhile()
  expect(beacon).not.toHaveBeenCalled()
})

test.each(['doNotTrack', 'globalPrivacyControl'] as const)('nothing is sent with %s', async (how) => {
  refuse(how)
  renderPage()
  fireEvent.click(screen.getByText('Chat'))
  await aWhile()
  expect(beacon).not.toHaveBeenCalled()
})

test('a page rendered ahead keeps no campaign and sends nothing before it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { value: true, configurable: true })
  visit('/?utm_source=newsletter')
  renderPage()
  fireEvent.click(screen.getByText('Chat'))
  await aWhile()
  expect(beacon).not.toHaveBeenCalled()
  expect(sessionStorage).toHaveLength(0)
  Object.defineProperty(document, 'prerendering', { value: false, configurable: true })
  fireEvent(document, new Event('prerenderingchange'))
  await waitFor(() => expect(beacon).toHaveBeenCalledTimes(1))
  expect(JSON.parse(beacon.mock.lastCall?.[1] ?? '')).toMatchObject({ event: 'chat', source: 'newsletter' })
})
