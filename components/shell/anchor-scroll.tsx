'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { arriveAtAnchor, followAnchor, goToTop } from './scroll/follow-anchor'
import { samePageAnchor } from './scroll/same-page-anchor'
import { scrollMemory } from './scroll/scroll-memory'

/**
 * Where the reader stands after a click or a change of page (SPEC.md section 2): at the anchor, else at the
 * top; back and forward restore the position. The router alone leaves the page where it is when the new
 * one is already in view, and gives no focus to what an anchor names. Shows nothing.
 */
export function AnchorScroll() {
  const pathname = usePathname()
  const shown = useRef<string>(null)
  /** Where to stand on the page that back or forward is bringing: px, or null while none is under way. */
  const restoring = useRef<number | 'unknown'>(null)
  const giveUp = useRef<() => void>(null)
  const memory = useRef<ReturnType<typeof scrollMemory>>(null)

  useEffect(() => {
    const kept = scrollMemory()
    memory.current = kept
    const onClick = (event: MouseEvent) => {
      const id = samePageAnchor(event)
      if (id === null) return
      giveUp.current?.()
      if (id === 'top') goToTop('auto')
      else giveUp.current = followAnchor(id, 'auto')
    }
    const onPopState = () => {
      giveUp.current?.()
      if (window.location.pathname !== shown.current) restoring.current = kept.recall() ?? 'unknown'
    }
    const onScroll = () => {
      if (restoring.current === null) kept.keep()
    }
    const listening = new AbortController()
    const { signal } = listening
    document.addEventListener('click', onClick, { signal })
    window.addEventListener('popstate', onPopState, { signal })
    window.addEventListener('scroll', onScroll, { signal, passive: true })
    window.addEventListener('pagehide', kept.save, { signal })
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = pathname
    if (before === pathname) return
    giveUp.current?.()
    const position = restoring.current
    restoring.current = null
    const id = window.location.hash.slice(1)
    if (before === null) {
      if (id) giveUp.current = arriveAtAnchor(id)
    } else if (position === null) {
      goToTop('instant')
      if (id) giveUp.current = followAnchor(id, 'instant')
    } else if (position !== 'unknown') {
      window.scrollTo({ top: position, behavior: 'instant' })
    }
    memory.current?.keep()
  }, [pathname])

  return null
}
