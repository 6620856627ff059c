/** How often the target of an anchor is looked for again, and the pause before each time, ms. */
const retries = 6
const pause = 120

/** Lets the browser look again, a few times, for an anchor of the address whose target was not there yet. */
export function followAnchor(): void {
  look(retries)
}

function look(left: number): void {
  const { hash } = window.location
  if (left === 0 || hash.length < 2 || hash === '#top' || document.querySelector(':target')) return
  window.setTimeout(() => {
    // The same address again is no new entry of the history and no new document: it only looks and scrolls.
    if (window.location.hash === hash) window.location.replace(hash)
    look(left - 1)
  }, pause)
}
