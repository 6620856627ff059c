/**
 * Runs `work` at once, or, in a prerendered page, when the page is shown. For side effects such as storage and requests.
 * Browser only.
 */
export function whenShown(work: () => void): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', work, { once: true })
  else work()
}

/** Runs `work` whenever the browser restores the page from its back-forward cache. */
function onRestored(work: () => void): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && work())
}

/**
 * Runs `work` when a prerendered page is shown, and whenever the browser restores the page from its back-forward cache: other
 * pages may have changed what is stored since. Browser only.
 */
export function onShownLater(work: () => void): void {
  document.addEventListener('prerenderingchange', work)
  onRestored(work)
}

/** Runs `work` each time the page is shown: once it is open and not prerendered, and from the back-forward cache. Browser only. */
export function onEachShow(work: () => void): void {
  whenShown(work)
  onRestored(work)
}
