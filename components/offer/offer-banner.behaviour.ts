import { closedOfferKey } from '@/components/offer/offer-state.first-paint'
import { withStorage } from '@/lib/browser/storage.browser'
import { onShownLater } from '@/lib/browser/when-shown.browser'

/**
 * Removes the banner of an ended offer, and lets the visitor close a running one until its end date changes.
 * The pre-paint script has put the state in `<html data-offer>` (components/offer/offer-state.first-paint.ts).
 */
export function offerBanner(banner: HTMLElement): void {
  const root = document.documentElement
  const update = () => {
    if (root.dataset.offer === 'ended') banner.remove()
    else banner.dataset.state = root.dataset.offer ?? 'shown'
  }
  update()
  onShownLater(update)
  const close = () => {
    withStorage(() => localStorage.setItem(closedOfferKey, banner.dataset.offerEndsOn ?? ''))
    root.dataset.offer = 'closed'
    banner.dataset.state = 'closed'
    document.querySelector<HTMLElement>('[data-part="header"] a')?.focus({ preventScroll: true })
  }
  banner.querySelector('button')?.addEventListener('click', close)
}
