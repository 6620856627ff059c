/** Number of retries, and the pause before each of them, ms. */
const retries = 6
const pause = 120

/** Scrolls to the anchor of the address once its target exists: retries a few times, then gives up. */
export function followAnchor(left = retries): void {
  const { hash } = window.location
  if (left === 0 || hash.length < 2 || hash === '#top' || document.querySelector(':target')) return
  window.setTimeout(() => {
    // Replacing the address by itself only scrolls: no history entry, no new document.
    if (window.location.hash === hash) window.location.replace(hash)
    followAnchor(left - 1)
  }, pause)
}
