/** Opens a disclosure from 768 px: it is folded on phones only. The style sheet shows its content before this script runs. */
export function unfold(element: HTMLElement): void {
  if (window.matchMedia('(min-width: 48rem)').matches) element.setAttribute('open', '')
}
