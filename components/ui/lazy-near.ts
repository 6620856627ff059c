'use client'

import { type ComponentType, createElement, lazy } from 'react'

/** How near the view an island must come before its code is fetched (SPEC.md section 9). */
const margin = '50px'

/** Settles once the element is within the margin of the view, or as soon as somebody touches or focuses it. */
function whenNear(id: string): Promise<void> {
  return new Promise((resolve) => {
    const element = document.getElementById(id)
    if (!element) return resolve()
    const done = () => {
      observer.disconnect()
      resolve()
    }
    const observer = new IntersectionObserver(
      (entries) => entries.some((entry) => entry.isIntersecting) && done(),
      {
        rootMargin: margin,
      },
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
  const Island = lazy(async () => {
    if (typeof window !== 'undefined') await whenNear(id)
    return load()
  })
  // A function around it, because a reference from a server component is lazy itself, and React refuses (error
  // 306) a lazy component that resolves to another one.
  return (props: Props) => createElement(Island, props)
}
