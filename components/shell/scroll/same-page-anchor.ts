/** The id of the anchor that a plain click follows inside this page; null for every other click. */
export function samePageAnchor(event: MouseEvent): string | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link?.hash || link.target || link.pathname !== window.location.pathname) return null
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  return link.hash.slice(1)
}
