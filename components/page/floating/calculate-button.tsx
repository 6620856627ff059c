'use client'

import { useEffect, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { onViewChange } from './on-view-change'

/** Share of the window's height that must be scrolled past before the button shows (SPEC.md section 9). */
const showAfter = 0.4
/** Where the visitor's wish lasts: for this session of the browser. */
const dismissedKey = 'calculateDismissed'

type State = 'hidden' | 'shown' | 'dismissed'

function wasDismissed() {
  try {
    return window.sessionStorage.getItem(dismissedKey) !== null
  } catch {
    return false
  }
}

/** Shown below the first screen, except beside the estimator itself. */
function shouldShow() {
  const estimator = document.getElementById('calculator')?.getBoundingClientRect()
  const inView = estimator && estimator.top < window.innerHeight && estimator.bottom > 0
  return window.scrollY > showAfter * window.innerHeight && !inView
}

/** The way to the estimator from anywhere on the home page, until it is dismissed. */
export function CalculateButton({ label, dismiss }: { label: string; dismiss: string }) {
  const [state, setState] = useState<State>('hidden')

  useEffect(() => {
    if (wasDismissed()) return setState('dismissed')
    return onViewChange(() =>
      setState((was) => (was === 'dismissed' ? was : shouldShow() ? 'shown' : 'hidden')),
    )
  }, [])

  const dismissButton = () => {
    try {
      window.sessionStorage.setItem(dismissedKey, 'yes')
    } catch (error) {
      console.warn('The hidden button could not be remembered', error)
    }
    setState('dismissed')
  }

  return (
    <div
      data-part="calculate-button"
      data-state={state}
      className="flex min-w-0 rounded-sm transition-opacity duration-200 ease-out data-[state=dismissed]:hidden data-[state=hidden]:hidden max-md:grow starting:opacity-0"
    >
      <a
        href="#calculator"
        className={`${buttonClass()} min-h-12 min-w-0 grow rounded-r-none pr-3 max-md:px-2`}
      >
        {label}
      </a>
      <button
        type="button"
        onClick={dismissButton}
        aria-label={dismiss}
        className={`${buttonClass()} rounded-l-none border-l-limestone/40 px-2.5!`}
      >
        <Icon name="close" className="size-5" />
      </button>
    </div>
  )
}
