/**
 * Runs work once somebody sees the page: at once, or when a page that the browser has rendered ahead is shown. For
 * whatever has an effect of its own (storage, requests). Browser only.
 */
export function whenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', work, { once: true })
  else work()
}
