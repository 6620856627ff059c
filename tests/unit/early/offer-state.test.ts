import { offerEnd } from '@/lib/business/offer'
import setOfferState, { closedOfferKey } from '@/lib/early/offer-state'
import { blockStorage } from '../blocked-storage'

const endsOn = '2027-06-30'

/** Runs the script at an instant; returns what it sets on `<html>`. */
function stateAt(instant: string) {
  const { dataset } = document.documentElement
  delete dataset.offer
  jest.setSystemTime(new Date(instant))
  setOfferState({ endsOn, end: offerEnd(endsOn) })
  return dataset.offer ?? null
}

beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  jest.useRealTimers()
  jest.restoreAllMocks()
})

test('the offer ends in the first second after its last day in Paris', () => {
  expect([stateAt('2027-06-30T21:59:59Z'), stateAt('2027-06-30T22:00:00Z')]).toEqual([null, 'ended'])
})

test('the offer shows again if its banner was closed for another end date', () => {
  localStorage.setItem(closedOfferKey, '2026-12-31')
  expect(stateAt('2027-01-01T12:00:00Z')).toBeNull()
})

test('the offer shows if storage is blocked', () => {
  blockStorage()
  expect(stateAt('2027-01-01T12:00:00Z')).toBeNull()
})
