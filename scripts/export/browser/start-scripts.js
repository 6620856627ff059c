// The page's scripts wait in templates. They start once the page has been read to its end and drawn, or at the first
// touch or key: those that have been read by then, the others with the frame.
{
  const release = (selector) => {
    for (const template of document.querySelectorAll(selector)) template.replaceWith(template.content)
  }
  const early = ['pointerdown', 'touchstart', 'keydown', 'focusin']
  const start = () => {
    for (const type of early) removeEventListener(type, start, true)
    release('template[data-start]')
  }
  for (const type of early) addEventListener(type, start, true)
  // A line that took longer than this for the page, ms, would be idle until the frame is made and the first answer
  // comes: the largest file is asked for ahead. It does nothing by itself: what begins is in the others.
  const slow = 200
  const isSlowLine = () => {
    const [page] = performance.getEntriesByType('navigation')
    return page !== undefined && page.responseEnd - page.requestStart > slow
  }
  // The frame is made first; the observer is called when one is on the screen, at once when one has been there before.
  const painted = () => new PerformanceObserver(start).observe({ type: 'paint', buffered: true })
  addEventListener('DOMContentLoaded', () => {
    if (isSlowLine()) release('template[data-start="ahead"]')
    requestAnimationFrame(painted)
  })
  // A page in the background is not drawn.
  addEventListener('load', () => document.hidden && start())
  // A form's own code is fetched as soon as somebody is in it. Safari focuses no choice and no button that is tapped.
  const hurry = ({ target }) => {
    const form = target.closest('form')
    if (form && !('alive' in form.dataset)) release(`template[data-form="${form.name}"]`)
  }
  addEventListener('focusin', hurry, true)
  addEventListener('pointerdown', hurry, true)
}
