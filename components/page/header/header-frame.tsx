'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'

/** How far down the page the header begins to give way, px. */
const hideAfter = 80

/** What holds the header: the focus inside it, or an open menu. */
const held = (header: HTMLElement) =>
  header.matches(':focus-within') || header.querySelector('details[open], dialog[data-state="open"]') !== null

/** The header's frame: gives way to the reader on the way down, comes back on the way up. */
export function HeaderFrame({ children }: { children: ReactNode }) {
  const frame = useRef<HTMLElement>(null)
  const [hidden, setHidden] = useState(false)

  useEffect(() => {
    const header = frame.current
    if (!header) return
    let last = window.scrollY
    const onScroll = () => {
      const y = window.scrollY
      if (y === last) return
      setHidden(y > last && y > hideAfter && !held(header))
      last = y
    }
    const onFocus = () => setHidden(false)
    window.addEventListener('scroll', onScroll, { passive: true })
    header.addEventListener('focusin', onFocus)
    return () => {
      window.removeEventListener('scroll', onScroll)
      header.removeEventListener('focusin', onFocus)
    }
  }, [])

  return (
    <header
      ref={frame}
      data-part="header"
      data-state={hidden ? 'hidden' : 'visible'}
      className="sticky top-0 z-40 bg-limestone transition-[translate] duration-200 ease-out data-[state=hidden]:-translate-y-full print:static"
    >
      {children}
    </header>
  )
}
