/** The header stays visible down to this scroll position, px. */
const hideAfter = 80

/** The header stays while it has the focus or one of its menus is open. */
const isHeld = (header: HTMLElement) =>
  header.matches(':focus-within') || header.querySelector('[data-state="open"]') !== null

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
}
