/**
 * Adds the anchor of the URL to a language link that is pressed, and makes links inside the page scroll smoothly.
 * Smooth scrolling starts with the first such link: when a page opens or is restored, it jumps.
 */
export function inPageLinks(signal: AbortSignal): void {
  const onClick = ({ target }: Event) => {
    const link = target instanceof Element && target.closest('a')
    if (!link) return
    if (link.hreflang) link.hash = window.location.hash
    if (link.getAttribute('href')?.startsWith('#')) document.documentElement.dataset.scroll = 'smooth'
  }
  document.addEventListener('click', onClick, { capture: true, signal })
}
