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
 * - The plan of a pressed link (`data-plan`) is kept in `<html data-plan>` for the contact form.
 */
export default function keepEarlyInput(): void {
  const updateEstimate = () => updateEstimateButton(document.forms.namedItem('estimate'))
  addEventListener('input', ({ target }) => updateEstimateButton((target as HTMLInputElement).form), true)
  addEventListener('DOMContentLoaded', updateEstimate)
  addEventListener('pageshow', updateEstimate)

  const takenOver = new WeakSet<HTMLFormElement>()
  let held: HTMLFormElement | undefined
  const holdSubmit = (event: Event) => {
    const form = event.target
    if (!isForm(form) || takenOver.has(form) || !heldForms.includes(form.name)) return
    event.preventDefault()
    event.stopImmediatePropagation()
    held = form
    form.ariaBusy = 'true'
  }
  addEventListener('submit', holdSubmit, true)
  window.takeOverForm = (form) => {
    takenOver.add(form)
    if (held !== form) return
    held = undefined
    form.ariaBusy = null
    form.requestSubmit()
  }

  const keepPlan = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLElement>('a[data-plan]')
    if (link) document.documentElement.dataset.plan = link.dataset.plan
  }
  addEventListener('click', keepPlan, true)
}
