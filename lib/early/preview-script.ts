/** Remembers, for the life of a tab, that the ribbon was hidden. */
const hiddenRibbonKey = 'hiddenRibbon'

/**
 * Script of every build but production: `?now=YYYY-MM-DD` becomes the day that the page goes by, and the two buttons
 * of a preview's ribbon work. It listens on the document, because a ribbon comes with each page. Text,
 * because an inline script can import nothing.
 */
export const previewScript = `(function() {
  var html = document.documentElement, now = new URLSearchParams(location.search).get('now')
  if (/^\\d{4}-\\d\\d-\\d\\d$/.test(now || '') && !isNaN(Date.parse(now))) html.dataset.now = now
  try { if (sessionStorage.getItem('${hiddenRibbonKey}')) html.dataset.ribbon = 'hidden' } catch (_) {}
  function copy(said) {
    var copied = navigator.clipboard ? navigator.clipboard.writeText(location.href) : Promise.reject()
    copied.then(function() { said.textContent = said.dataset.copied }, function() { said.textContent = location.href })
  }
  document.addEventListener('click', function(event) {
    var button = event.target instanceof Element && event.target.closest('[data-ribbon-action]')
    if (!button) return
    if (button.dataset.ribbonAction === 'copy') return copy(button.nextElementSibling)
    html.dataset.ribbon = 'hidden'
    try { sessionStorage.setItem('${hiddenRibbonKey}', 'yes') } catch (_) {}
  })
})()`

/** Rules of a preview: the hidden ribbon, and the line about an offer that is over by the day the page goes by. */
export const previewStyles = `html[data-ribbon="hidden"] [data-part="preview-ribbon"],
html:not([data-offer="ended"]) [data-ribbon-if="offer-ended"],
html[data-offer="ended"] [data-ribbon-if="offer-runs"] { display: none }`
