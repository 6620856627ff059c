'use client'

import { type ComponentType, createElement, lazy, useEffect } from 'react'
import { signOfLife } from './sign-of-life'

/** How near the view an island must come before its code is fetched (SPEC.md section 9). */
const margin = '50px'

/** What ends the wait of each island, by the id of the element it waits for. */
const waits = new Map<string, () => void>()

/** Whether somebody is in it, or sent its form before its code came. Safari focuses no button that is tapped. */
const isInUse = (element: Element | null) =>
  element !== null &&
  (element.contains(document.activeElement) || element.querySelector('form[data-pending]') !== null)

/** Settles once the element is within the margin of the view of somebody who is there, or is touched or focused. */
function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const element = document.getElementById(id)
    if (!element || isInUse(element)) return resolve()
    const done = () => {
      observer.disconnect()
      resolve()
    }
    waits.set(id, done)
    const observer = new IntersectionObserver(
      // A form in the first screen costs a visitor nothing who only looks: its HTML is all there.
      (entries) => entries.some((entry) => entry.isIntersecting) && signOfLife().then(done),
      { rootMargin: margin },
    )
    observer.observe(element)
    element.addEventListener('focusin', done, { once: true })
    element.addEventListener('pointerdown', done, { once: true })
  })
}

/**
 * A component whose code is fetched when its frame (`<LazyIsland id>`) comes near the view. The server renders
 * it whole; until the code is there React leaves that HTML alone, so what was typed into it stays.
 */
export function lazyNear<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  id: string,
) {
  // Who uses it already does not wait until React has come this far. What fails here fails again below, and is told.
  if (typeof window !== 'undefined' && isInUse(document.getElementById(id))) load().catch(() => undefined)
  const Island = lazy(async () => {
    if (typeof window !== 'undefined') await whenNear(id)
    return load()
  })
  // A function around it, because a reference from a server component is lazy itself, and React refuses (error
  // 306) a lazy component that resolves to another one.
  return (props: Props) => createElement(Island, props)
}

/**
 * The stand-in for an island of that id. It is rendered only on a page that was navigated to, where no HTML of
 * the export stands in: the element that was waited for may have gone with the page before, so the wait is over.
 */
export function StopWaiting({ id }: { id: string }) {
  useEffect(() => waits.get(id)?.(), [id])
  return null
}
