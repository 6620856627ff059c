/**
 * The link inside this page that a plain click follows; null for every other click. A link to a dialog is not
 * one: it opens the dialog.
 */
export function samePageLink(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || link.hasAttribute('download')) return null
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const { origin, pathname } = window.location
  if (link.origin !== origin || link.pathname !== pathname) return null
  const target = document.getElementById(link.hash.slice(1))
  return target instanceof HTMLDialogElement ? null : link
}
