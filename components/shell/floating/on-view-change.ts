/** What may change how the page stands in the window, or what in it has the focus. */
const events = ['scroll', 'resize', 'focusin', 'focusout'] as const

/** Calls back now and once a frame while the page is scrolled, resized or the focus moves; returns the way out. */
export function onViewChange(look: () => void): () => void {
  let frame = 0
  const ask = () => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(look)
  }
  for (const event of events) window.addEventListener(event, ask, { passive: true })
  ask()
  return () => {
    cancelAnimationFrame(frame)
    for (const event of events) window.removeEventListener(event, ask)
  }
}
