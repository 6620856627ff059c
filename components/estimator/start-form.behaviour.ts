import { typeInto } from '@/lib/leads/drafts.browser'
import { amenitiesId, formNames } from '@/lib/leads/form-names'

type Control = HTMLInputElement | HTMLSelectElement

/** Shows the error of a control, which describes it, or removes it. */
function showError(control: Control, isShown: boolean): void {
  control.setAttribute('aria-invalid', String(isShown))
  const error = document.getElementById(`${control.id}-error`)
  if (error) error.textContent = isShown ? (control.dataset.error ?? '') : ''
}

/**
 * Copies the answers of the hero's form into the estimator and moves on to its next question, without a page load. If an
 * answer is missing, moves to it and says so. Before this script runs, the form is a GET request to this page with the
 * answers in its query.
 */
export function startForm(element: HTMLElement): void {
  const start = element as HTMLFormElement
  const controls = [...start.querySelectorAll<Control>('[required]')]

  const onSubmit = (event: SubmitEvent) => {
    const estimate = document.forms.namedItem(formNames.estimate)
    const next = document.getElementById(amenitiesId)
    if (!estimate || !next) return
    event.preventDefault()
    for (const control of controls) showError(control, !control.validity.valid)
    const missing = controls.find(({ validity }) => !validity.valid)
    if (missing) return missing.focus()
    // The estimator asks these two questions no more (components/estimator/use-estimator.ts).
    start.dataset.state = 'sent'
    const answers = new FormData(start)
    const chosen = String(answers.get('propertyType'))
    const capacity = estimate.elements.namedItem('sleepingCapacity')
    if (capacity instanceof HTMLInputElement) typeInto(capacity, String(answers.get('sleepingCapacity')))
    estimate.querySelector<HTMLElement>(`[name="propertyType"][value="${CSS.escape(chosen)}"]`)?.click()
    estimate.scrollIntoView()
    next.querySelector('input')?.focus({ preventScroll: true })
  }
  const onInput = () => {
    for (const control of controls) if (control.validity.valid) showError(control, false)
  }
  start.addEventListener('submit', onSubmit)
  start.addEventListener('input', onInput)
}
