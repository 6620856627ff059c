import { offerEnd } from '@/lib/business/offer'
import setOfferState, { closedOfferKey } from '@/lib/early/offer-state'

const endsOn = '2027-06-30'

/** Runs the script; returns what it sets on `<html>`. */
function runScript(): string | undefined {
  delete document.documentElement.dataset.offer
  setOfferState({ endsOn, end: offerEnd(endsOn) })
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

describe('the offer', () => {
  test.each([
    ['runs long before its end', '2026-01-01T12:00:00Z', null],
    ['runs in the last second of its last day in Paris', '2027-06-30T21:59:59Z', null],
    ['has ended in the first second after it', '2027-06-30T22:00:00Z', 'ended'],
    ['has ended years later', '2031-01-01T00:00:00Z', 'ended'],
  ])('%s', (_, instant, state) => {
    jest.setSystemTime(new Date(instant))
    expect(runScript() ?? null).toBe(state)
  })

  test.each([
    ['is closed if its banner was closed for this end date', endsOn, 'closed'],
    ['shows again if its banner was closed for another end date', '2026-12-31', null],
  ])('%s', (_, closedFor, state) => {
    jest.setSystemTime(new Date('2027-01-01T12:00:00Z'))
    localStorage.setItem(closedOfferKey, closedFor)
    expect(runScript() ?? null).toBe(state)
  })

  test('shows if storage is blocked', () => {
    jest.setSystemTime(new Date('2027-01-01T12:00:00Z'))
    jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    expect(runScript()).toBeUndefined()
  })
})
