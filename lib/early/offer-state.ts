import { offerEnd } from '../business/offer'

/** Where the end date of the offer whose banner was closed is kept: a new date shows the banner again. */
export const closedOfferKey = 'closedOffer'

/** What `<html data-offer>` says: the offer is over, or its banner was closed. Absent while both may be seen. */
export type OfferState = 'ended' | 'closed'

/**
 * A script that marks `<html>` with the state of the offer with this end date (ISO, Europe/Paris, inclusive) before the
 * first paint, so that what is not to be seen never flashes. Its end is reckoned at the build: asking a browser for the
 * date in Paris keeps a slow phone busy for some 100 ms. Text, because an inline script can import nothing.
 */
export function offerScript(endsOn: string): string {
  return `(function(html, endsOn, end) {
  // Every build but production may be looked at as of another day (lib/early/preview-script.ts).
  var now = html.dataset.now ? Date.parse(html.dataset.now + 'T12:00Z') : Date.now()
  if (now >= end) html.dataset.offer = 'ended'
  else try { if (localStorage.getItem('${closedOfferKey}') === endsOn) html.dataset.offer = 'closed' } catch (_) {}
})(document.documentElement, ${JSON.stringify(endsOn)}, ${offerEnd(endsOn)})`
}
