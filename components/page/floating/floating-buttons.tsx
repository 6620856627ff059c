'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { onViewChange } from './on-view-change'
import { coversButton, isEstimatorAway, isTyping } from './view'

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

type FloatingButtonsProps = {
  labels: { calculate: string; dismiss: string }
  /** The chat's link, with its icon. */
  chat: ReactNode
}

/** The way to the estimator and the chat, within the thumb's reach: they step aside for typing, buttons and the focus. */
export function FloatingButtons({ labels, chat }: FloatingButtonsProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [calculate, setCalculate] = useState<State>('hidden')
  const [aside, setAside] = useState(true)

  useEffect(() => {
    if (wasDismissed()) setCalculate('dismissed')
    return onViewChange(() => {
      const wanted = isEstimatorAway() && !isTyping() ? 'shown' : 'hidden'
      setCalculate((was) => (was === 'dismissed' ? was : wanted))
      setAside(isTyping() || (frame.current !== null && coversButton(frame.current)))
    })
  }, [])

  const dismiss = () => {
    try {
      window.sessionStorage.setItem(dismissedKey, 'yes')
    } catch (error) {
      console.warn('The hidden button could not be remembered', error)
    }
    setCalculate('dismissed')
  }

  return (
    <div
      ref={frame}
      data-part="floating"
      data-state={aside ? 'aside' : 'shown'}
      className="no-print fixed right-0 bottom-0 z-30 flex justify-end gap-2 [reading-flow:flex-visual] transition-[opacity,visibility] duration-200 ease-out data-[state=aside]:invisible data-[state=aside]:opacity-0 max-md:left-0 max-md:border-rule max-md:border-t max-md:bg-limestone max-md:px-2 max-md:pt-1.5 max-md:pb-[max(0.375rem,env(safe-area-inset-bottom))] md:right-4 md:bottom-4"
    >
      <div
        data-part="calculate-button"
        data-state={calculate}
        className="flex min-w-0 rounded-sm data-[state=dismissed]:hidden data-[state=hidden]:hidden max-md:grow md:shadow-card"
      >
        <a href="#calculator" className={`${buttonClass()} min-w-0 grow rounded-r-none pr-3 max-md:px-2`}>
          {labels.calculate}
        </a>
        <button
          type="button"
          onClick={dismiss}
          aria-label={labels.dismiss}
          className={`${buttonClass()} rounded-l-none border-l-limestone/40 px-2.5!`}
        >
          <Icon name="close" className="size-5" />
        </button>
      </div>
      {chat}
    </div>
  )
}
