import { type ComponentType, lazy, Suspense } from 'react'
import { createPortal } from 'react-dom'
import type { Notice, ToastsProps } from './toasts'

/** Fetches the toasts' code; a toast repeats what stands in the page, so one that cannot be fetched is left out. */
export const loadToasts = (): Promise<{ default: ComponentType<ToastsProps> }> =>
  import('./toasts').catch(() => ({ default: () => null }))

const Toasts = lazy(loadToasts)

/** Shows notices as toasts, beside the page: inside a block that is laid out apart they would be placed by it. */
export function ToastHost({ notice, region }: { notice: Notice | null; region: string }) {
  if (!notice) return null
  return createPortal(
    <Suspense>
      <Toasts notice={notice} region={region} />
    </Suspense>,
    document.body,
  )
}
