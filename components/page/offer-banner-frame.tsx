'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { Icon } from '@/components/ui/icon'
import { closedOfferKey, type OfferState } from '@/lib/early/offer-state'

type OfferBannerFrameProps = {
  /** Last day of the offer, ISO, Europe/Paris. */
  endsOn: string
  /** Whether it was over when the page was built. */
  isOver: boolean
  /** Name of the button that closes the banner. */
  close: string
  children: ReactNode
}

/** The banner's frame: closed by the visitor until there is a new end date, gone once the offer is over. */
export function OfferBannerFrame({ endsOn, isOver, close, children }: OfferBannerFrameProps) {
  const [state, setState] = useState<OfferState | undefined>()

  // The early script has judged (lib/early/offer-state.ts); its mark hides every sentence about the offer.
  useEffect(() => setState(document.documentElement.dataset.offer as OfferState | undefined), [])

  const closeBanner = () => {
    try {
      window.localStorage.setItem(closedOfferKey, endsOn)
    } catch (error) {
      console.warn('The closed banner could not be remembered', error)
    }
    document.documentElement.dataset.offer = 'closed'
    setState('closed')
    document.getElementById('main')?.focus({ preventScroll: true })
  }

  if (state === 'ended') return null
  return (
    <aside
      data-part="offer-banner"
      data-state={state ?? 'shown'}
      data-offer-ends-on={endsOn}
      data-over={isOver || undefined}
      className="ground-forest no-print text-small"
    >
      <div className="wrap flex items-center justify-between gap-3 py-0.5">
        {children}
        <button
          type="button"
          onClick={closeBanner}
          aria-label={close}
          className="needs-script -mr-2.5 grid size-11 shrink-0 place-items-center rounded-sm hover:bg-limestone/15"
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
    </aside>
  )
}
