'use client'

import { useEffect } from 'react'
import { startBehaviours } from './start-behaviours'

/** Starts the behaviours in `next dev`, once React has hydrated the page. The export has a script of its own instead. */
export function StartInDev() {
  useEffect(() => {
    const end = new AbortController()
    startBehaviours(end.signal)
    return () => end.abort()
  }, [])
  return null
}
