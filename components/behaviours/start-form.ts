import { amenitiesId, formNames } from '@/lib/leads/form-names'
import { typeInto } from './type-into'

/**
 * Copies the answers of the hero's form into the estimator and moves on to its next question, without a page load.
 * Before this script runs, the form is a GET request to this page with the answers in its query.
 */
export function startForm(element: HTMLElement, signal: AbortSignal): void {
  const start = element as HTMLFormElement
  const onSubmit = (event: SubmitEvent) => {
    const estimate = document.forms.namedItem(formNames.estimate)
    const next = document.getElementById(amenitiesId)
    if (!estimate || !next) return
    event.preventDefault()
    const answers = new FormData(start)
    const chosen = String(answers.get('propertyType'))
    const capacity = estimate.elements.namedItem('sleepingCapacity')
    if (capacity instanceof HTMLInputElement) typeInto(capacity, String(answers.get('sleepingCapacity')))
    estimate.querySelector<HTMLElement>(`[name="propertyType"][value="${CSS.escape(chosen)}"]`)?.click()
    next.scrollIntoView()
    next.querySelector('input')?.focus({ preventScroll: true })
  }
  start.addEventListener('submit', onSubmit, { signal })
}
