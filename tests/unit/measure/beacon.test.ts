import fc from 'fast-check'
import { beaconBody, sendEventBeacon } from '@/lib/measure/beacon'
import { stubBeacon, visit } from './visit'

const bytes = (text: string) => Buffer.byteLength(text)
const beacon = stubBeacon()
const fetching = jest.fn(async () => ({}) as Response)
globalThis.fetch = fetching

test('sends event, page, language and campaign, and nothing else', () => {
  visit('/nl/tarieven?utm_source=newsletter&utm_medium=email&utm_campaign=spring&utm_term=huis&type=f2')
  sendEventBeacon('/count', 'lead', 'nl')
  expect(beacon.mock.calls).toEqual([['/count', expect.any(String)]])
  expect(JSON.parse(beacon.mock.lastCall?.[1] ?? '')).toEqual({
    event: 'lead',
    page: '/nl/tarieven',
    language: 'nl',
    source: 'newsletter',
    medium: 'email',
    campaign: 'spring',
  })
  expect(fetching).not.toHaveBeenCalled()
})

test('sends a request without cookies if the browser refuses the beacon', () => {
  beacon.mockReturnValueOnce(false)
  sendEventBeacon('/count', 'chat', 'en')
  expect(fetching).toHaveBeenCalledWith('/count', {
    method: 'POST',
    body: '{"event":"chat","page":"/","language":"en"}',
    keepalive: true,
    mode: 'no-cors',
    credentials: 'omit',
  })
})

test('truncates the longest value at a character and keeps the others whole', () => {
  const values = { event: 'estimate', page: '/nl', source: '🏡'.repeat(60), campaign: 'spring' }
  const body = beaconBody(values)
  expect(bytes(body)).toBeLessThanOrEqual(200)
  expect(bytes(body)).toBeGreaterThan(196)
  expect(JSON.parse(body)).toEqual({ ...values, source: expect.stringMatching(/^(🏡)+$/u) })
})

test('sends at most 200 bytes for any address', () => {
  const text = fc.string({ unit: 'binary', maxLength: 80 })
  fc.assert(
    fc.property(text, text, text, (source, medium, campaign) => {
      visit(`/?${new URLSearchParams({ utm_source: source, utm_medium: medium, utm_campaign: campaign })}`)
      sendEventBeacon('/count', 'estimate', 'nl')
      const body = beacon.mock.lastCall?.[1] ?? ''
      expect(bytes(body)).toBeLessThanOrEqual(200)
      expect(JSON.parse(body)).toMatchObject({ event: 'estimate', page: '/', language: 'nl' })
    }),
  )
})
