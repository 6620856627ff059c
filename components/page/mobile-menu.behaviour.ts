import { followPopover } from './cities-menu.behaviour'

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
 * a choice or when the header has room for its links. The menu is a popover, which its buttons open and close without
 * this script. Browsers without popovers (before 2024) show a link to the footer in place of the button.
 */
export function mobileMenu(menu: HTMLElement): void {
  if (!('popover' in HTMLElement.prototype)) return
  const opener = document.querySelector(`[popovertarget="${menu.id}"]`)
  const behind = () => document.querySelectorAll<HTMLElement>('body > :not(header), header > :not(dialog)')
  const setInert = (isInert: boolean) => {
    for (const part of behind()) part.inert = isInert
  }
  const onBeforeToggle = ({ newState }: ToggleEvent) => {
    const isOpen = newState === 'open'
    for (const part of behind()) part.ariaHidden = isOpen ? 'true' : null
    // After the frame that shows the menu, because it restyles the whole page; and before the browser returns the focus
    // to the opener, which cannot take it while it is inert.
    if (isOpen) requestAnimationFrame(() => setTimeout(() => setInert(menu.matches(':popover-open'))))
    else setInert(false)
  }
  const closeWhenWide = () => {
    if (opener?.getClientRects().length === 0) menu.hidePopover()
  }
  followPopover(menu)
  menu.addEventListener('beforetoggle', onBeforeToggle)
  menu.addEventListener('keydown', (event) => keepFocus(menu, event))
  window.addEventListener('resize', closeWhenWide)
}
