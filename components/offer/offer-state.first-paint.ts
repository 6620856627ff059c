import { withStorage } from '@/lib/browser/storage.browser'
import { onShownLater } from '@/lib/browser/when-shown.browser'

/** Local storage key of the end date of the offer whose banner was closed. */
export const closedOfferKey = 'closedOffer'

type Values = {
  /** Last day of the offer, ISO, Europe/Paris. */
  endsOn: string
  /**
   * The end of that day, ms since the epoch. Computed at build time: a browser needs some 100 ms on a slow phone to find the
   * date in Paris.
   */
  end: number
}

/**
 * Pre-paint script: sets `<html data-offer>` to `ended` after the offer, or to `closed` if the visitor closed its banner,
 * also on another page before this one is shown or restored. Otherwise it sets nothing. The style sheet hides what must
 * not show.
 */
export default function setOfferState({ endsOn, end }: Values): void {
  const html = document.documentElement
  const update = () => {
    // Builds other than production can show another day (components/preview/shown-day.first-paint.ts).
    const now = html.dataset.now ? Date.parse(`${html.dataset.now}T12:00Z`) : Date.now()
    if (now >= end) html.dataset.offer = 'ended'
    else if (withStorage(() => localStorage.getItem(closedOfferKey)) === endsOn) html.dataset.offer = 'closed'
  }
  update()
  onShownLater(update)
}
