/**
 * Runs work once somebody sees the page: at once, or when a page that the browser has rendered ahead is shown. For
 * whatever has an effect of its own (storage, requests). Browser only.
 */
export function whenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', work, { once: true })
  else work()
}

/** Runs work once the page has come to rest; Safari has no idle callback. Browser only. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work, { timeout: 5000 })
  else setTimeout(work, 2000)
}
