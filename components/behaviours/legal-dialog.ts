/**
 * Opens the legal notice (`#legal`) as a modal dialog, so that the page and what was typed in it stay in place.
 * Without scripts the style sheet shows the notice while it is the target of the URL.
 */
export function legalDialog(element: HTMLElement, signal: AbortSignal): void {
  // Safari before 15.4: the notice is the target of the URL, as without scripts.
  if (!('showModal' in element)) return
  const dialog = element as HTMLDialogElement
  const openOnHash = () => {
    if (window.location.hash === '#legal' && !dialog.open) dialog.showModal()
  }
  const onClick = (event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]')
    const href = link ? link.getAttribute('href') : null
    if (href !== '#legal' && href !== '#legal-closed') return
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (href === '#legal-closed') dialog.close()
    else if (!dialog.open) dialog.showModal()
  }
  // As the target, the notice would stay visible after it has been closed.
  const clearHash = () => {
    if (window.location.hash === '#legal') window.location.replace('#legal-closed')
  }
  document.addEventListener('click', onClick, { signal })
  dialog.addEventListener('close', clearHash, { signal })
  window.addEventListener('hashchange', openOnHash, { signal })
  openOnHash()
}
