'use client'

import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'

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
    const observer = new IntersectionObserver((entries) => entries.some((e) => e.isIntersecting) && done(), {
      rootMargin: margin,
    })
    observer.observe(element)
    element.addEventListener('focusin', done, { once: true })
    element.addEventListener('pointerdown', done, { once: true })
  })
}

export function lazyIsland<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  id: string,
) {
  const Island = lazy(async () => {
    if (typeof window !== 'undefined') await whenNear(id)
    return load()
  })
  return function LazyIsland(props: Props): ReactNode {
    return (
      <div id={id}>
        <Suspense>
          <Island {...props} />
        </Suspense>
      </div>
    )
  }
}
