import { formNames } from '@/lib/leads/form-names'
import { requestTimeLimit } from '@/lib/leads/limits'
import { markFailed, markLate } from '../islands/mark-island.browser'

/** The forms whose submit is held until their island is hydrated. That of the hero works as plain HTML. */
const heldForms: readonly string[] = [formNames.estimate, formNames.contact]

/** When fields may have been filled in. */
const signsOfInput = [
  'DOMContentLoaded',
  'pageshow',
  'input',
  'change',
  'focusin',
  'pointerover',
  'touchstart',
]

/**
 * Google Translate shows a page under a host of its own, where a form posts to nobody. Other proxies cannot be told from the
 * other hosts of a deploy.
 * @see https://developers.google.com/search/docs/appearance/ad-network-and-translation
 */
const isTranslated = () => location.hostname.endsWith('.translate.goog')

const isForm = (value: unknown): value is HTMLFormElement => value instanceof HTMLFormElement

/**
 * Estimate is `disabled` in the HTML. With scripts it is in the order of Tab, and off until every required field is set: the
 * `required` attributes are the rule.
 */
function updateEstimateButton(form: HTMLFormElement | null): void {
  const button = form?.querySelector<HTMLButtonElement>('[type="submit"]')
  if (!form || !button) return
  button.disabled = false
  button.setAttribute('aria-disabled', String(form.matches(':invalid')))
}

/**
 * Pre-paint script: input that comes before its island is hydrated still takes effect.
 * - `<html data-scripts>` shows that scripts run. Without it, the style sheet shows how to reach us and hides the buttons
 *   of the forms: scripts may be turned off, blocked, or rewritten by a proxy. With `elsewhere` it shows how to reach us.
 * - Estimate is on as soon as its required fields are set, or as the visitor moves to it: browsers restore fields, and scripts
 *   and password managers fill them, without an event. This ends when the form is taken over.
 * - A submit is held, and sent when the code of its form takes it over (`window.takeOverForm`). If that takes too long, the
 *   form shows how to reach us as well: code that a filter has removed, or that a network keeps back, never fails.
 * - If the script of the page has not started by the `load` event, the forms show how to reach us, as they do without
 *   scripts, and no submit is held any more.
 */
export default function keepEarlyInput(): void {
  document.documentElement.dataset.scripts = isTranslated() ? 'elsewhere' : ''
  /** Aborted once React owns the button of Estimate. */
  const early = new AbortController()
  const findEstimate = () => document.forms.namedItem(formNames.estimate)
  const updateEstimate = () => updateEstimateButton(findEstimate())
  for (const type of signsOfInput)
    addEventListener(type, updateEstimate, { capture: true, signal: early.signal })

  const takenOver = new WeakSet<HTMLFormElement>()
  /** The names of the forms, not their elements: React replaces an element if a browser has translated its texts. */
  const held = new Set<string>()
  const holdSubmit = (event: Event) => {
    const form = event.target
    if (!isForm(form) || takenOver.has(form) || !heldForms.includes(form.name)) return
    const { name } = form
    event.preventDefault()
    event.stopImmediatePropagation()
    held.add(name)
    form.setAttribute('aria-busy', 'true')
    setTimeout(() => markLate(document.forms.namedItem(name)), requestTimeLimit)
  }
  addEventListener('submit', holdSubmit, true)
  window.takeOverForm = (form) => {
    takenOver.add(form)
    if (form.name === formNames.estimate) early.abort()
    if (!held.delete(form.name)) return
    form.removeAttribute('aria-busy')
    // Not a press of its button, which is still disabled if React has replaced the form.
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }

  const showFallback = () => {
    if (!findEstimate()) early.abort()
    // In `next dev` there is no such script.
    const script = document.querySelector<HTMLElement>('script[data-islands]')
    if (!script || script.dataset.state === 'started') return
    removeEventListener('submit', holdSubmit, true)
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) markFailed(island)
  }
  addEventListener('load', showFallback)
}
