/** Last day of the first-month-free offer, inclusive, as an ISO date in Europe/Paris. */
export const defaultOfferEndsOn = '2025-12-31'

const hour = 3_600_000

/** Returns the first instant after an offer's last day (an ISO date in Europe/Paris), in ms since the epoch. */
export function offerEnd(endsOn: string): number {
  // Midnight in Paris is 22:00 UTC in summer and 23:00 UTC in winter.
  const summer = Date.parse(endsOn) + 22 * hour
  // sv-SE formats dates as ISO.
  const inParis = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  return inParis.format(summer) > endsOn ? summer : summer + hour
}

/** Whether the offer may still be advertised: true until the end of its last day in Europe/Paris. */
export const isOfferRunning = (endsOn: string, now: Date) => now.getTime() < offerEnd(endsOn)
