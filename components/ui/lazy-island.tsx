import { type ReactNode, Suspense } from 'react'
import { StopWaiting } from './lazy-near'

/** The frame of a component made by `lazyNear` with the same id. */
export function LazyIsland({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id}>
      <Suspense fallback={<StopWaiting id={id} />}>{children}</Suspense>
    </div>
  )
}
