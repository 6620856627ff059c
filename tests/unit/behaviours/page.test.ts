import { fireEvent, screen } from '@testing-library/dom'
import { page } from '@/components/behaviours/page'
import { countEvent } from '@/lib/measure/counted-events'
import { askNotToTrack, stubBeacon, visit } from '../measure/visit'

const beacon = stubBeacon()
const sent = () => beacon.mock.calls.map(([, body]) => JSON.parse(body).event)
let end: AbortController

beforeEach(() => {
  end = new AbortController()
})
afterEach(() => end.abort())

function start(measureEndpoint = 'data-measure-endpoint="/count"') {
  document.documentElement.lang = 'nl'
  document.body.innerHTML = `
    <main ${measureEndpoint}>
      <a href="#" data-event="call"><b>Book a call</b></a>
      <a href="#" data-event="chat">Chat</a>
      <a href="tel:+33300000000">03 00 00 00 00</a>
      <a href="#prices">Prices</a>
    </main>`
  page(document.querySelector('main') as HTMLElement, end.signal)
}

/** Clicks a link. jsdom does not navigate and logs an error if a link asks for it. */
function click(name: string) {
  const text = screen.getByText(name)
  text.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(text)
}

test('counts links to the call, the chat and the phone, no others, and the events of the forms', () => {
  start()
  for (const name of ['Prices', 'Book a call', 'Chat', '03 00 00 00 00']) click(name)
  countEvent('estimate')
  countEvent('lead')
  expect(sent()).toEqual(['call', 'chat', 'phone', 'estimate', 'lead'])
})

test('stops counting when its signal is aborted', () => {
  start()
  end.abort()
  click('Chat')
  countEvent('lead')
  expect(beacon).not.toHaveBeenCalled()
})

test('counts nothing without an endpoint, or if the browser asks not to be tracked', () => {
  start('')
  click('Chat')
  askNotToTrack('globalPrivacyControl')
  start()
  click('Chat')
  expect(beacon).not.toHaveBeenCalled()
})

test('has no side effect in a prerendered page until it is shown', () => {
  const prerendered = Object.assign(document, { prerendering: true })
  visit('/?utm_source=newsletter')
  start()
  click('Chat')
  expect(beacon).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
  prerendered.prerendering = false
  fireEvent(document, new Event('prerenderingchange'))
  expect(JSON.parse(beacon.mock.lastCall?.[1] ?? '')).toMatchObject({ event: 'chat', source: 'newsletter' })
  expect(localStorage.getItem('i18nextLng')).toBe('nl')
})
