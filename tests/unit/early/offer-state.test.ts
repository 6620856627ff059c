import { closedOfferKey, offerScript } from '@/lib/early/offer-state'

const endsOn = '2027-06-30'

/** What the text of the early script writes on `<html>`. */
function runScript(): string | undefined {
  delete document.documentElement.dataset.offer
  new Function(offerScript(endsOn))()
  return document.documentElement.dataset.offer
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

describe('the early script of the offer', () => {
  test.each([
    ['long before', '2026-01-01T12:00:00Z', null],
    ['in the last second of its last day in Paris', '2027-06-30T21:59:59Z', null],
    ['in the first second after it', '2027-06-30T22:00:00Z', 'ended'],
    ['years later', '2031-01-01T00:00:00Z', 'ended'],
  ])('%s', (_, instant, state) => {
    jest.setSystemTime(new Date(instant))
    expect(runScript() ?? null).toBe(state)
  })

  test.each([
    ['is closed where it was closed for this end date', endsOn, 'closed'],
    ['is seen again where it was closed for another end date', '2026-12-31', null],
  ])('%s', (_, closedFor, state) => {
    jest.setSystemTime(new Date('2027-01-01T12:00:00Z'))
    localStorage.setItem(closedOfferKey, closedFor)
    expect(runScript() ?? null).toBe(state)
  })

  test('is seen where storage refuses', () => {
    jest.setSystemTime(new Date('2027-01-01T12:00:00Z'))
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(runScript()).toBeUndefined()
  })
})
