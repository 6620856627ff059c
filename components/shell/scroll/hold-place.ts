/** How long a page just shown may still grow under the reader, ms: its islands' code is on its way. */
const settling = 3000

/** What says that the reader goes on by themselves. */
const moves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/**
 * Stands at a place of a page that has just been shown, and again whenever the page grows: its islands arrive
 * after it and take their height then. Ends when the reader moves; returns what ends it at once.
 */
export function holdPlace(stand: () => void): () => void {
  const growth = new ResizeObserver(stand)
  const ending = new AbortController()
  const end = () => {
    growth.disconnect()
    window.clearTimeout(timer)
    ending.abort()
  }
  const timer = window.setTimeout(end, settling)
  for (const move of moves) window.addEventListener(move, end, { signal: ending.signal, passive: true })
  stand()
  growth.observe(document.getElementById('main') ?? document.body)
  return end
}
