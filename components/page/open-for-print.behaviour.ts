/**
 * Opens every disclosure of a page while it is printed, in browsers whose style sheet cannot show what is folded
 * (app/print.css). Those that share a name close each other, so they lose it meanwhile.
 */
export function openForPrint(main: HTMLElement): void {
  if (CSS.supports?.('selector(::details-content)')) return
  let closed: [HTMLDetailsElement, string][] = []
  const open = () => {
    closed = [...main.querySelectorAll<HTMLDetailsElement>('details:not([open])')].map((item) => [
      item,
      item.name,
    ])
    for (const [item] of closed) {
      item.removeAttribute('name')
      item.open = true
    }
  }
  const close = () => {
    for (const [item, name] of closed) {
      item.open = false
      if (name) item.setAttribute('name', name)
    }
  }
  window.addEventListener('beforeprint', open)
  window.addEventListener('afterprint', close)
}
