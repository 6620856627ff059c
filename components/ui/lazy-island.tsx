import { type ReactNode, Suspense } from 'react'

/** The frame of a component made by `lazyNear` with the same id. */
export function LazyIsland({ id, children }: { id: string; children: ReactNode }) {
  return (
    <div id={id}>
      <Suspense>{children}</Suspense>
    </div>
  )
}
