'use client'

import { usePathname } from 'next/navigation'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { readerPlace } from './scroll/reader-place'

/** Keeps the reader's place through clicks and changes of page. Shows nothing. */
export function AnchorScroll() {
  const pathname = usePathname()
  const place = useRef<ReturnType<typeof readerPlace>>(null)

  useEffect(() => {
    const listening = new AbortController()
    place.current?.listen(listening.signal)
    return () => listening.abort()
  }, [])

  useLayoutEffect(() => {
    place.current ??= readerPlace()
    place.current.show(pathname)
  }, [pathname])

  return null
}
