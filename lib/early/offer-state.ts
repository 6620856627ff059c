import { isOfferRunning } from '../business/offer'

/** Where the end date of the offer whose banner was closed is kept: a new date shows the banner again. */
export const closedOfferKey = 'closedOffer'

/** What `<html data-offer>` says: the offer is over, or its banner was closed. Absent while both may be seen. */
export type OfferState = 'ended' | 'closed'

/**
 * How the offer with this end date (ISO, Europe/Paris, inclusive) stands in this browser; null while its banner
 * may be seen. Browser only. Never throws: storage that refuses counts as empty.
 */
export function offerState(endsOn: string, now: Date): OfferState | null {
  if (!isOfferRunning(endsOn, now)) return 'ended'
  try {
    return window.localStorage.getItem(closedOfferKey) === endsOn ? 'closed' : null
  } catch {
    return null
  }
}

/**
 * The same rules as a script that marks `<html>` before the first paint, so that a banner that is not to be
 * seen never flashes. Text, because an inline script can import nothing.
 */
export function offerScript(endsOn: string): string {
  return `(function(endsOn, state) {
  var paris = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Paris', dateStyle: 'short' })
  // A preview may show another day (lib/clock.ts).
  if ((document.documentElement.dataset.now || paris.format(new Date())) > endsOn) state = 'ended'
  else try { if (localStorage.getItem('${closedOfferKey}') === endsOn) state = 'closed' } catch (_) {}
  if (state) document.documentElement.dataset.offer = state
})(${JSON.stringify(endsOn)})`
}
