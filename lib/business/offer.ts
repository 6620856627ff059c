/** Last day of the first-month-free offer, inclusive, as an ISO date in Europe/Paris. */
export const defaultOfferEndsOn = '2025-12-31'

/** The calendar date in Europe/Paris at that instant, as YYYY-MM-DD. */
export function parisDate(instant: Date): string {
  // sv-SE prints ISO dates.
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' }).format(instant)
}

/** Whether the offer may still be advertised: until the end of its last day in Europe/Paris. */
export function isOfferRunning(endsOn: string, now: Date): boolean {
  return parisDate(now) <= endsOn
}
