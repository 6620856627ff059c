import { type ReactNode, Suspense } from 'react'
import { StopWaiting } from './lazy-near'

type LazyIslandProps = {
  id: string
  /** Classes that give its height, for a page that was navigated to: there nothing stands in until the code is there. */
  reserve: string
  children: ReactNode
}

/** The frame of a component made by `lazyNear` with the same id. */
export function LazyIsland({ id, reserve, children }: LazyIslandProps) {
  const placeholder = (
    <div className={reserve}>
      <StopWaiting id={id} />
    </div>
  )
  return (
    <div id={id}>
      <Suspense fallback={placeholder}>{children}</Suspense>
    </div>
  )
}
