import { closedOfferKey } from '@/lib/browser/early/offer-state'
import { withStorage } from '@/lib/browser/storage'
import { onShownLater } from '@/lib/browser/when-shown'

/**
 * Removes the banner of an ended offer, and lets the visitor close a running one until its end date changes.
 * The pre-paint script has put the state in `<html data-offer>` (lib/browser/early/offer-state.ts).
 */
export function offerBanner(banner: HTMLElement, signal: AbortSignal): void {
  const root = document.documentElement
  const update = () => {
    if (root.dataset.offer === 'ended') banner.remove()
    else banner.dataset.state = root.dataset.offer ?? 'shown'
  }
  update()
  onShownLater(update, signal)
  const close = () => {
    withStorage(() => localStorage.setItem(closedOfferKey, banner.dataset.offerEndsOn ?? ''))
    root.dataset.offer = 'closed'
    banner.dataset.state = 'closed'
    document.querySelector<HTMLElement>('[data-part="header"] a')?.focus({ preventScroll: true })
  }
  banner.querySelector('button')?.addEventListener('click', close, { signal })
}
