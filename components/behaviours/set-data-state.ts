/** Sets `data-state`, unless it has that value already: setting it again would restyle the element. */
export function setDataState(element: HTMLElement, state: string): void {
  if (element.dataset.state !== state) element.dataset.state = state
}
