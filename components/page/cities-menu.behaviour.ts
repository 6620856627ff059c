/** Sets `data-state` to whether a menu, which is a popover, is open, and closes it on a choice. */
export function followPopover(menu: HTMLElement): void {
  const onToggle = () => {
    menu.dataset.state = menu.matches(':popover-open') ? 'open' : 'closed'
  }
  const closeOnChoice = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) menu.hidePopover()
  }
  menu.addEventListener('toggle', onToggle)
  menu.addEventListener('click', closeOnChoice)
}

/** Closes the cities menu also when the focus leaves it; everything else is the browser's. */
export function citiesMenu(menu: HTMLElement): void {
  if (!('popover' in HTMLElement.prototype)) return
  followPopover(menu)
  const closeFromOutside = ({ target }: Event) => {
    if (target instanceof Node && !menu.parentElement?.contains(target)) menu.hidePopover()
  }
  document.addEventListener('focusin', closeFromOutside)
}
