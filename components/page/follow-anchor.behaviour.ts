/** Number of retries, and the pause before each of them, ms. */
const maxRetries = 6
const retryDelay = 120

/** Scrolls to the anchor in the URL once its target exists: retries a few times, then gives up. */
export function followAnchor(left = maxRetries): void {
  const { hash } = window.location
  // Browsers before 2025 do not open the question whose answer is the target.
  document.querySelector(':target')?.closest('details')?.setAttribute('open', '')
  if (left === 0 || hash.length < 2 || hash === '#top' || document.querySelector(':target')) return
  window.setTimeout(() => {
    // `location.replace()` with the same URL only scrolls: no history entry, no new document.
    if (window.location.hash === hash) window.location.replace(hash)
    followAnchor(left - 1)
  }, retryDelay)
}
