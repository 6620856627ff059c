import { fireEvent, screen } from '@testing-library/dom'
import { main } from '@/components/page/main.behaviour'
import { countEvent } from '@/lib/browser/measure.browser'
import { removeListeners } from '../remove-listeners'

const fetching = jest.fn(async (_url: URL, _request: RequestInit) => ({}) as Response)
const sent = () => fetching.mock.calls.map(([, { body }]) => JSON.parse(`${body}`))
const names = () => sent().map(({ name }) => name)

/** Changes the address of the page; what is stored stays. */
const visit = (address: string) => window.history.replaceState(null, '', address)

beforeEach(() => Object.assign(globalThis, { fetch: fetching }))
removeListeners()

function start(measureEndpoint = 'data-measure-endpoint="/count"') {
  // A browser translates the page.
  document.documentElement.lang = 'de'
  document.body.innerHTML = `
    <main ${measureEndpoint}>
      <a href="#" data-event="call"><b>Book a call</b></a>
      <a href="#" data-event="chat">Chat</a>
      <a href="tel:+33300000000">03 00 00 00 00</a>
      <a href="#prices">Prices</a>
    </main>`
  main(document.querySelector('main') as HTMLElement)
}

/** Clicks a link. jsdom does not navigate and logs an error if a link asks for it. */
function click(name: string) {
  const text = screen.getByText(name)
  text.addEventListener('click', (event) => event.preventDefault())
  fireEvent.click(text)
}

test('counts its view, links to the call, the chat and the phone, no others, and the events of the forms', () => {
  start()
  for (const name of ['Prices', 'Book a call', 'Chat', '03 00 00 00 00']) click(name)
  countEvent('estimate')
  countEvent('lead')
  expect(names()).toEqual(['pageview', 'call', 'chat', 'phone', 'estimate', 'lead'])
})

test('counts the view of a page that the browser restores from its cache', () => {
  start()
  for (const persisted of [false, true]) fireEvent(window, new PageTransitionEvent('pageshow', { persisted }))
  expect(names()).toEqual(['pageview', 'pageview'])
})

test('sends page, campaign and language as the events API of Plausible has them, without cookies', () => {
  visit('/nl/prijzen?utm_source=newsletter&utm_term=huis&type=f2')
  start()
  expect(sent()).toEqual([
    {
      name: 'pageview',
      url: 'http://localhost/nl/prijzen?utm_source=newsletter&utm_term=huis',
      domain: 'localhost',
      props: { language: 'nl' },
    },
  ])
  const request = { method: 'POST', keepalive: true, mode: 'no-cors', credentials: 'omit' }
  expect(fetching).toHaveBeenCalledWith(new URL('/count', location.origin), expect.objectContaining(request))
})

test.each([
  ['?propertyType=f2&utm_id=7#calculator', ''],
  // As mail programs escape it.
  ['?utm_source=letter&amp;utm_term=a%26amp;b', '?utm_source=letter&utm_term=a%26amp%3Bb'],
  ['?location=a&amp;amp;utm_source=%25C3%25A9t%25C3%25A9.&utm_term=null', '?utm_source=%C3%A9t%C3%A9'],
  ['?location=Autun?utm_source=a&utm_term=*|TERM|*#calculator?utm_medium=b', '?utm_source=a&utm_medium=b'],
  ['?utm_source=anne%40exemple.fr&utm_medium=%20&utm_content=b', '?utm_content=b'],
  [`?utm_campaign=${'a'.repeat(500)}`, `?utm_campaign=${'a'.repeat(60)}`],
])('of the address %s it sends the campaign only', (query, campaign) => {
  visit(`/nl${query}`)
  start()
  expect(sent()).toMatchObject([{ url: `http://localhost/nl${campaign}` }])
})

test('counts nothing without an endpoint, or if the browser asks not to be tracked', () => {
  start('')
  click('Chat')
  const asking = Object.create(navigator, { globalPrivacyControl: { value: true } })
  jest.spyOn(window, 'navigator', 'get').mockReturnValue(asking)
  start()
  click('Chat')
  expect(fetching).not.toHaveBeenCalled()
})

test('has no side effect in a prerendered page until it is shown', () => {
  const prerendered = Object.assign(document, { prerendering: true })
  visit('/nl?utm_source=newsletter')
  start()
  click('Chat')
  expect(fetching).not.toHaveBeenCalled()
  expect(localStorage).toHaveLength(0)
  expect(sessionStorage).toHaveLength(0)
  prerendered.prerendering = false
  fireEvent(document, new Event('prerenderingchange'))
  expect(names()).toEqual(['pageview', 'chat'])
  expect(localStorage.getItem('i18nextLng')).toBe('nl')
})
