/** What may change how the page stands in the window, or what in it has the focus. */
const events = ['scroll', 'resize', 'focusin', 'focusout'] as const

/**
 * Calls back now and once a frame while the page is scrolled, resized or the focus moves; returns the way out. After
 * the frame has been drawn: looking measures the page, and what a press changes is shown without waiting for that.
 */
export function onViewChange(look: () => void): () => void {
  let frame = 0
  let task = 0
  const lookNow = () => {
    frame = 0
    look()
  }
  const ask = () => {
    // What changes until then is seen then.
    frame ||= requestAnimationFrame(() => {
      task = window.setTimeout(lookNow)
    })
  }
  for (const event of events) window.addEventListener(event, ask, { passive: true })
  ask()
  return () => {
    cancelAnimationFrame(frame)
    window.clearTimeout(task)
    for (const event of events) window.removeEventListener(event, ask)
  }
}
