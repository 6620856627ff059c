/**
 * A script for the page's head, as text: it must be there before any other script. It lets Estimate be pressed
 * as soon as its two fields are set (SPEC.md section 5), and keeps a form that is sent before its code has come
 * from leaving the page: the form is marked `data-pending`, and its island sends it when it comes alive, which it
 * marks with `data-alive`. It listens before React, which keeps events from everybody behind it while the island is
 * on its way, and does not answer them either: the browser would send the form to the page's own address.
 * `DOMContentLoaded` and `pageshow` are for fields that the browser fills again without an event.
 */
export const formInputScript = `(() => {
  const update = (form) => {
    if (!form || form.name !== 'estimate') return
    const data = new FormData(form)
    const button = form.querySelector('[type=submit]')
    if (button) button.disabled = !data.get('sleepingCapacity') || !data.get('propertyType')
  }
  const restored = () => update(document.forms.namedItem('estimate'))
  addEventListener('input', (event) => update(event.target.form), true)
  addEventListener('DOMContentLoaded', restored)
  addEventListener('pageshow', restored)
  addEventListener('submit', (event) => {
    const form = event.target
    if ('alive' in form.dataset || !['estimate', 'contact'].includes(form.name)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    form.dataset.pending = ''
  }, true)
})()`
