/** Opens the list of towns from 768 px, where there is room for it beside the map. On phones it stays folded. */
export function towns(element: HTMLElement): void {
  if (window.matchMedia('(min-width: 48rem)').matches) element.setAttribute('open', '')
}
