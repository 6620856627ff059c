import { markFailed } from './mark-failed'

/** The forms whose submit is held until their island is hydrated. */
const heldForms = ['estimate', 'contact']

const isForm = (value: unknown): value is HTMLFormElement => value instanceof HTMLFormElement

/** Enables Estimate once every required field is set: the `required` attributes are the rule. */
function updateEstimateButton(form: unknown): void {
  if (!isForm(form) || form.name !== 'estimate') return
  const button = form.querySelector<HTMLButtonElement>('[type="submit"]')
  if (button) button.disabled = form.matches(':invalid')
}

/**
 * Pre-paint script: input that comes before its island is hydrated still takes effect.
 * - Estimate is enabled as soon as its required fields are set. Browsers restore fields without an event, hence
 *   `DOMContentLoaded` and `pageshow`.
 * - A submit is held, and sent when the island takes its form over (`window.takeOverForm`).
 * - If the script of the page cannot be fetched, the forms show how to reach us, as they do without scripts.
 * - The sentence of the plan of a pressed link (`data-plan-sentence`) is kept on `<html>` for the contact form.
 */
export default function keepEarlyInput(): void {
  const updateEstimate = () => updateEstimateButton(document.forms.namedItem('estimate'))
  addEventListener('input', ({ target }) => updateEstimateButton((target as HTMLInputElement).form), true)
  addEventListener('DOMContentLoaded', updateEstimate)
  addEventListener('pageshow', updateEstimate)

  const takenOver = new WeakSet<HTMLFormElement>()
  /** The names of the forms, not their elements: React replaces an element if a browser has translated its texts. */
  const held = new Set<string>()
  const holdSubmit = (event: Event) => {
    const form = event.target
    if (!isForm(form) || takenOver.has(form) || !heldForms.includes(form.name)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held.add(form.name)
    form.setAttribute('aria-busy', 'true')
  }
  addEventListener('submit', holdSubmit, true)
  window.takeOverForm = (form) => {
    takenOver.add(form)
    if (!held.delete(form.name)) return
    form.removeAttribute('aria-busy')
    // A form that React has replaced starts with the button disabled.
    updateEstimateButton(form)
    // Not `requestSubmit`, which Safari before version 16 lacks.
    form.querySelector<HTMLButtonElement>('[type="submit"]')?.click()
  }

  const showFallback = () => {
    for (const island of document.querySelectorAll<HTMLElement>('[data-island]')) markFailed(island)
  }
  const onFailedScript = ({ target }: Event) => {
    if (!(target instanceof HTMLScriptElement) || !target.dataset.islands) return
    showFallback()
    addEventListener('DOMContentLoaded', showFallback)
  }
  addEventListener('error', onFailedScript, true)

  const keepPlan = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-plan-sentence]')
    if (link) document.documentElement.dataset.planSentence = link.dataset.planSentence
  }
  addEventListener('click', keepPlan, true)
}
