'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { onViewChange } from './on-view-change'

/** Controls that are typed into, and the buttons that send a form. */
const fields = 'input, select, textarea'
const sendButtons = 'form [type="submit"]'
/** What may hold the focus, and must be seen while it does; blocks that an anchor led to are no controls. */
const controls = 'a, button, summary'

function overlap(a: DOMRect, b: DOMRect) {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom
}

/** Whether the floating buttons stand in the way: of typing, of a form's button, of what has the focus. */
function inTheWay(frame: HTMLElement): boolean {
  const focused = document.activeElement
  if (focused?.matches(fields)) return true
  const place = frame.getBoundingClientRect()
  const seen = [...document.querySelectorAll(sendButtons)]
  if (focused?.matches(controls) && !frame.contains(focused)) seen.push(focused)
  return seen.some((element) => overlap(place, element.getBoundingClientRect()))
}

/**
 * Holds the buttons under the thumb, in a bar at the foot of the window, so that no word of the page is half
 * covered. Steps aside for forms.
 */
export function FloatingFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null)
  const [aside, setAside] = useState(false)

  useEffect(() => onViewChange(() => setAside(frame.current !== null && inTheWay(frame.current))), [])

  return (
    <div
      ref={frame}
      data-part="floating"
      data-state={aside ? 'aside' : 'shown'}
      className="no-print fixed inset-x-0 bottom-0 z-30 border-rule border-t bg-limestone py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))] transition-[opacity,visibility] duration-200 ease-out data-[state=aside]:invisible data-[state=aside]:opacity-0 md:py-1.5"
    >
      <div className="mx-auto flex w-[min(90rem,100%-1rem)] justify-end gap-2 md:w-[min(90rem,100%-2*var(--spacing-gutter))]">
        {children}
      </div>
    </div>
  )
}
