/**
 * Makes the legal notice a modal dialog: at a press on a link to it, which leaves the page where it is and what was
 * typed in its place, and where the page was loaded by its address. Text, because an inline script can import
 * nothing; it follows the dialog in the page.
 */
export const legalScript = `(function() {
  var dialog = document.getElementById('legal')
  function arrive() { if (location.hash === '#legal' && !dialog.open) dialog.showModal() }
  document.addEventListener('click', function(event) {
    var pressed = event.target instanceof Element && event.target.closest('a[href="#legal"], [data-legal-close]')
    if (!pressed || event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (!pressed.hash) dialog.close()
    else if (!dialog.open) dialog.showModal()
  }, true)
  // While it is the target, the style sheet shows it even when it is closed.
  dialog.addEventListener('close', function() { if (location.hash === '#legal') location.replace('#legal-closed') })
  addEventListener('hashchange', arrive)
  arrive()
})()`
