/**
 * A script for the beginning of the page, as text. A reload, and back or forward, bring the reader to where they
 * were: that place is right only when blocks far from the view are laid out too (`.far-block` in app/globals.css).
 */
export const readingPlaceScript = `(() => {
  const [{ type } = {}] = performance.getEntriesByType('navigation')
  if (type === 'reload' || type === 'back_forward') document.documentElement.dataset.whole = ''
})()`
