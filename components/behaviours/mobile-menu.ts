/** From this width on the header shows its own links (768 px). */
const wideHeader = '(min-width: 48rem)'

/** Keeps Tab inside the menu: a popover, unlike a modal dialog, lets the focus leave. */
function keepFocus(menu: HTMLElement, event: KeyboardEvent) {
  if (event.key !== 'Tab') return
  const stops = [...menu.querySelectorAll<HTMLElement>('a[href], button')]
  const [from, to] = event.shiftKey ? [stops[0], stops.at(-1)] : [stops.at(-1), stops[0]]
  const beforeFirst = event.shiftKey && document.activeElement === menu
  if (document.activeElement !== from && !beforeFirst) return
  event.preventDefault()
  to?.focus()
}

/**
 * Sets `data-state` to whether the mobile menu is open, keeps the focus and screen readers inside it, and closes it on
 * a choice or when the header becomes wide. The menu is a popover, which its buttons open and close without this
 * script. Browsers without popovers (before 2024) show a link to the footer in place of the button.
 */
export function mobileMenu(menu: HTMLElement, signal: AbortSignal): void {
  if (!('popover' in HTMLElement.prototype)) return
  const behind = document.querySelectorAll('main, footer')
  const readState = () => {
    const isOpen = menu.matches(':popover-open')
    menu.dataset.state = isOpen ? 'open' : 'closed'
    // The popover covers the page, but screen readers could still read it. `inert` would restyle the whole page.
    for (const part of behind) part.ariaHidden = isOpen ? 'true' : null
  }
  const closeOnChoice = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  }
  const wide = window.matchMedia(wideHeader)
  readState()
  menu.addEventListener('toggle', readState, { signal })
  menu.addEventListener('keydown', (event) => keepFocus(menu, event), { signal })
  menu.addEventListener('click', closeOnChoice, { signal })
  wide.addEventListener('change', () => wide.matches && menu.hidePopover(), { signal })
}
