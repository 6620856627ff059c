import { isOfferRunning } from '@/lib/business/offer'

/** The last second of an offer in UTC. Midnight in Paris is 23:00 UTC in winter and 22:00 UTC in summer. */
const lastMoments: [endsOn: string, lastSecond: string, what: string][] = [
  ['2025-12-31', '2025-12-31T22:59:59Z', 'winter'],
  ['2026-06-30', '2026-06-30T21:59:59Z', 'summer'],
  ['2026-03-28', '2026-03-28T22:59:59Z', 'the eve of summer time'],
  ['2026-03-29', '2026-03-29T21:59:59Z', 'the day summer time begins'],
  ['2026-10-24', '2026-10-24T21:59:59Z', 'the eve of winter time'],
  ['2026-10-25', '2026-10-25T22:59:59Z', 'the day winter time begins'],
  ['2028-02-29', '2028-02-29T22:59:59Z', 'a leap day'],
]

test.each(lastMoments)('an offer until %s runs up to %s (%s)', (endsOn, lastSecond) => {
  const last = new Date(lastSecond)
  expect(isOfferRunning(endsOn, last)).toBe(true)
  expect(isOfferRunning(endsOn, new Date(last.getTime() + 1000))).toBe(false)
})
