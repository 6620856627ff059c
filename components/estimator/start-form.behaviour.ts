import { parseCapacity } from '@/lib/business/estimate'
import { typeInto } from '@/lib/leads/drafts.browser'
import { formNames } from '@/lib/leads/form-names'

/**
 * Copies the answers of the hero's form into the estimator, whether it is hydrated or not, and moves to the first question that
 * is open there, without a page load. The estimator folds the two questions if both are answered. Before this script runs,
 * the form is a GET request to this page with the answers in its query.
 */
export function startForm(element: HTMLElement): void {
  element.addEventListener('submit', (event) => {
    const estimate = document.forms.namedItem(formNames.estimate)
    if (!estimate) return
    event.preventDefault()
    const answers = new FormData(element as HTMLFormElement)
    const [typed, chosen] = ['sleepingCapacity', 'propertyType'].map((name) =>
      String(answers.get(name) ?? ''),
    )
    const capacity = estimate.elements.namedItem('sleepingCapacity')
    if (typed && capacity instanceof HTMLInputElement) typeInto(capacity, typed)
    if (chosen) estimate.querySelector<HTMLElement>(`[value="${CSS.escape(chosen)}"]`)?.click()
    estimate.toggleAttribute('data-started', Boolean(chosen) && parseCapacity(typed ?? '') !== null)
    estimate.scrollIntoView()
    const open = 'input:is(:placeholder-shown, :invalid, [type="checkbox"])'
    estimate.querySelector<HTMLElement>(open)?.focus({ preventScroll: true })
  })
}
