/**
 * A script for the beginning of the page, as text: it must be there before any other script. What is typed or pressed
 * before React has hydrated the page still takes effect:
 * - Estimate can be pressed as soon as its two fields are set; browsers fill fields again without an event, hence
 *   `DOMContentLoaded` and `pageshow`;
 * - a form that is sent too early waits until its component takes it over (`takeOverForm` in global.d.ts);
 * - a plan that is chosen is kept for the contact form, a link to another language keeps the anchor being read, and
 *   a link inside the page scrolls smoothly through a page that is laid out whole from then on, so that back and forward
 *   find their places again.
 */
export const earlyInputScript = `(() => {
  const root = document.documentElement
  const judge = (form) => {
    if (!form || form.name !== 'estimate') return
    const data = new FormData(form)
    const button = form.querySelector('[type=submit]')
    if (button) button.disabled = !data.get('sleepingCapacity') || !data.get('propertyType')
  }
  const judgeEstimate = () => judge(document.forms.namedItem('estimate'))
  addEventListener('input', (event) => judge(event.target.form), true)
  addEventListener('DOMContentLoaded', judgeEstimate)
  addEventListener('pageshow', judgeEstimate)

  const ready = new WeakSet()
  let waiting
  addEventListener('submit', (event) => {
    const form = event.target
    if (ready.has(form) || !['estimate', 'contact'].includes(form.name)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    waiting = form
    form.ariaBusy = 'true'
  }, true)
  window.takeOverForm = (form) => {
    ready.add(form)
    if (waiting !== form) return
    waiting = undefined
    form.ariaBusy = null
    form.requestSubmit()
  }

  addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a[href]')
    if (!link) return
    if (link.hreflang) link.hash = location.hash
    if (link.dataset.plan) root.dataset.plan = link.dataset.plan
    if (link.getAttribute('href').startsWith('#')) root.dataset.whole = root.dataset.scroll = ''
  }, true)
})()`
