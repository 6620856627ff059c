// The page's scripts wait in templates. They start once the page has been painted and its main picture has come, or
// at the first touch or key.
{
  const early = ['pointerdown', 'touchstart', 'keydown', 'focusin']
  const release = () => {
    for (const template of document.querySelectorAll('template[data-start]'))
      template.replaceWith(template.content)
  }
  const painted = new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length === 0) return
    const picture = document.querySelector('img[fetchpriority="high"]')
    if (!picture || picture.complete) return start()
    // Two seconds are enough to wait for a picture.
    setTimeout(start, 2000)
    picture.addEventListener('load', start)
    picture.addEventListener('error', start)
  })
  const start = () => {
    painted.disconnect()
    for (const type of early) removeEventListener(type, start, true)
    release()
    // The last template may not have been parsed yet.
    addEventListener('DOMContentLoaded', release)
  }
  painted.observe({ type: 'paint', buffered: true })
  for (const type of early) addEventListener(type, start, true)
  // A page in the background is not painted. In front, five seconds stand in for a browser that does not tell.
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 5000))
}
