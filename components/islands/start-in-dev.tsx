'use client'

import { useEffect } from 'react'
import { startBehaviours } from './start-behaviours'

/**
 * Starts the behaviours in `next dev`, once React has hydrated the page. The export has a script of its own instead. The
 * mark prevents a second start, because StrictMode runs effects twice: reload the page after you edit a behaviour.
 * @see https://react.dev/reference/react/StrictMode
 */
export function StartInDev() {
  useEffect(() => {
    const { dataset } = document.documentElement
    if (dataset.behaviours) return
    dataset.behaviours = 'started'
    startBehaviours()
  }, [])
  return null
}
