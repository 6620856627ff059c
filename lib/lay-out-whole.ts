/**
 * Lays out every block, also those far from the view (app/far-blocks.css): whoever is led to a place of the page
 * should arrive there, not where estimates put it. From then on the page scrolls smoothly (app/globals.css).
 */
export function layOutWhole() {
  document.documentElement.dataset.whole = ''
}
