/** Last day of the first-month-free offer, inclusive, as an ISO date in Europe/Paris. */
export const defaultOfferEndsOn = '2025-12-31'

const hour = 3_600_000

/** The first instant after the last day of an offer, by its ISO date in Europe/Paris: ms since the epoch. */
export function offerEnd(endsOn: string): number {
  // Midnight comes to Paris two hours before it comes to Greenwich in summer, one in winter.
  const summer = Date.parse(endsOn) + 22 * hour
  // sv-SE prints ISO dates.
  const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  return inParis.format(summer) > endsOn ? summer : summer + hour
}

/** Whether the offer may still be advertised: until the end of its last day in Europe/Paris. */
export const isOfferRunning = (endsOn: string, now: Date) => now.getTime() < offerEnd(endsOn)
