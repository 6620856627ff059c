/** Number of retries, and the pause before each of them, ms. */
const maxRetries = 6
const retryDelay = 120

/** Scrolls to the anchor of the address once its target exists: retries a few times, then gives up. */
export function followAnchor(left = maxRetries): void {
  const { hash } = window.location
  if (left === 0 || hash.length < 2 || hash === '#top' || document.querySelector(':target')) return
  window.setTimeout(() => {
    // Replacing the address by itself only scrolls: no history entry, no new document.
    if (window.location.hash === hash) window.location.replace(hash)
    followAnchor(left - 1)
  }, retryDelay)
}
