/** Closes the Cities disclosure (a plain `<details>`) on Escape, on a choice, and on a press or focus outside it. */
export function citiesMenu(element: HTMLElement, signal: AbortSignal): void {
  const menu = element as HTMLDetailsElement
  const closeFromOutside = ({ target }: Event) => {
    if (menu.open && target instanceof Node && !menu.contains(target)) menu.open = false
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !menu.open) return
    menu.open = false
    menu.querySelector('summary')?.focus()
  }
  const closeOnChoice = ({ target }: Event) => {
    if (target instanceof Element && target.closest('a')) menu.open = false
  }
  document.addEventListener('pointerdown', closeFromOutside, { signal })
  document.addEventListener('focusin', closeFromOutside, { signal })
  menu.addEventListener('keydown', closeOnEscape, { signal })
  menu.addEventListener('click', closeOnChoice, { signal })
}
