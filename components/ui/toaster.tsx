export type Toast = {
  kind: 'success' | 'error'
  title: string
  text: string
  /** What assistive technology calls the place where toasts appear. */
  region: string
}

/** Fetches the toasts' code; whoever expects to need one while offline does so early. */
export const loadToaster = () => import('./sonner-toaster')

/**
 * Shows a toast, and fetches what that takes the first time. Never throws: a toast repeats what stands in the
 * page, so one that cannot be fetched is left out.
 */
export async function showToast(toast: Toast): Promise<void> {
  try {
    const { showSonnerToast } = await loadToaster()
    showSonnerToast(toast)
  } catch (reason) {
    console.warn('The toast could not be shown', reason)
  }
}
