import setOfferState, { closedOfferKey } from '@/components/offer/offer-state.first-paint'
import { isOfferRunning, offerEnd } from '@/lib/business/offer'

const restored = Object.assign(new Event('pageshow'), { persisted: true })

/** Runs the script at an instant; returns what it sets on `<html>`. */
function stateAt(now: Date, endsOn = '2027-06-30') {
  const { dataset } = document.documentElement
  delete dataset.offer
  jest.useFakeTimers({ now })
  setOfferState({ endsOn, end: offerEnd(endsOn) })
  return dataset.offer ?? 'runs'
}

// The last second in UTC. Midnight in Paris is 23:00 UTC in winter and 22:00 UTC in summer.
test.each([
  ['2025-12-31', '2025-12-31T22:59:59Z', 'winter'],
  ['2026-06-30', '2026-06-30T21:59:59Z', 'summer'],
  ['2026-03-28', '2026-03-28T22:59:59Z', 'the eve of summer time'],
  ['2026-03-29', '2026-03-29T21:59:59Z', 'the day summer time begins'],
  ['2026-10-24', '2026-10-24T21:59:59Z', 'the eve of winter time'],
  ['2026-10-25', '2026-10-25T22:59:59Z', 'the day winter time begins'],
  ['2028-02-29', '2028-02-29T22:59:59Z', 'a leap day'],
])('an offer until %s runs up to %s (%s), for the build and for the browser', (endsOn, lastSecond) => {
  const last = new Date(lastSecond)
  const after = new Date(last.getTime() + 1000)
  expect([last, after].map((now) => isOfferRunning(endsOn, now))).toEqual([true, false])
  expect([last, after].map((now) => stateAt(now, endsOn))).toEqual(['runs', 'ended'])
})

test('the offer shows again if its banner was closed for another end date', () => {
  localStorage.setItem(closedOfferKey, '2026-12-31')
  expect(stateAt(new Date('2027-01-01'))).toBe('runs')
})

test.each([
  ['a page restored from the back-forward cache', () => window.dispatchEvent(restored)],
  ['a prerendered page', () => document.dispatchEvent(new Event('prerenderingchange'))],
])('a banner that was closed on another page is closed on %s', (_page, show) => {
  expect(stateAt(new Date('2027-01-01'))).toBe('runs')
  localStorage.setItem(closedOfferKey, '2027-06-30')
  show()
  expect(document.documentElement.dataset.offer).toBe('closed')
})

test('the offer ends on a page that is restored after its last day', () => {
  expect(stateAt(new Date('2027-06-30'))).toBe('runs')
  jest.setSystemTime(new Date('2027-07-02'))
  window.dispatchEvent(restored)
  expect(document.documentElement.dataset.offer).toBe('ended')
})
