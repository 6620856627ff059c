// The page's scripts wait in templates. They start once the page has been read to its end and drawn, or at the first
// touch, key or focus: those that have been read by then, the others with the frame.
{
  const early = ['pointerdown', 'touchstart', 'keydown', 'focusin']
  const start = () => {
    for (const type of early) removeEventListener(type, start, true)
    for (const template of document.querySelectorAll('template[data-start]'))
      template.replaceWith(template.content)
  }
  for (const type of early) addEventListener(type, start, true)
  // The frame is made first; the observer is called when one is on the screen, at once when one has been there before.
  const painted = () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  addEventListener('DOMContentLoaded', () => requestAnimationFrame(painted))
  // A page in the background is not drawn.
  addEventListener('load', () => document.hidden && start())
}
