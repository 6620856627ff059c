/** The header stays visible down to this scroll position, px. */
const hideAfter = 80

/** The header stays while a keyboard has the focus in it, or one of its menus is open. A press leaves the focus there too. */
const isHeld = (header: HTMLElement) => header.querySelector(':focus-visible, [data-state="open"]') !== null

/** Marks the header once the main action of the first block is out of view: its own button becomes the main action. */
function watchHeroAction(header: HTMLElement): void {
  const action = document.querySelector('[data-part="hero-action"]')
  if (!action) return
  new IntersectionObserver((entries) => {
    // The oldest comes first.
    header.dataset.action = entries.at(-1)?.isIntersecting ? 'second' : 'first'
  }).observe(action)
}

/** Hides the header on scroll down; shows it again on scroll up, near the top, and when it takes the focus. */
export function header(element: HTMLElement): void {
  let last = window.scrollY
  const onScroll = () => {
    const y = window.scrollY
    if (y === last) return
    element.dataset.state = y > last && y > hideAfter && !isHeld(element) ? 'hidden' : 'visible'
    last = y
  }
  window.addEventListener('scroll', onScroll, { passive: true })
  const show = () => {
    element.dataset.state = 'visible'
  }
  element.addEventListener('focusin', show)
  watchHeroAction(element)
}
