import { parseCapacity, propertyTypes } from '@/lib/business/estimate'
import { typeInto } from '@/lib/leads/drafts.browser'
import { formNames } from '@/lib/leads/form-names'
import { linkQuery } from '@/lib/leads/link-query'

/**
 * Copies the answers of the hero's form into the estimator, whether it is hydrated or not, and moves to the first question that
 * is open there, without a page load. Before this script runs, the form is a GET request to this page with the answers in its
 * query. Both ways the estimator is marked as started (`data-started`) once the hero has both answers: it folds its questions.
 */
export function startForm(start: HTMLElement): void {
  markStarted(linkQuery(window.location.href))
  start.addEventListener('submit', (event) => {
    const estimate = estimateForm()
    if (!estimate) return
    event.preventDefault()
    const answers = new FormData(start as HTMLFormElement)
    const { sleepingCapacity, propertyType } = read(answers)
    const capacity = estimate.elements.namedItem('sleepingCapacity')
    if (sleepingCapacity && capacity instanceof HTMLInputElement) typeInto(capacity, sleepingCapacity)
    estimate.querySelector<HTMLElement>(`[name="propertyType"][value="${propertyType}"]`)?.click()
    markStarted(answers)
    estimate.scrollIntoView()
    const open = 'input:is(:placeholder-shown, :invalid, [type="checkbox"])'
    estimate.querySelector<HTMLElement>(open)?.focus({ preventScroll: true })
  })
}

const estimateForm = () => document.forms.namedItem(formNames.estimate)

/** The answers of the hero; empty if there is none. */
function read(answers: FormData | URLSearchParams) {
  const propertyType =
    propertyTypes.find((type) => type === String(answers.get('propertyType')).toLowerCase()) ?? ''
  return { propertyType, sleepingCapacity: String(answers.get('sleepingCapacity') ?? '') }
}

function markStarted(answers: FormData | URLSearchParams): void {
  const { sleepingCapacity, propertyType } = read(answers)
  const hasBoth = propertyType !== '' && parseCapacity(sleepingCapacity) !== null
  estimateForm()?.toggleAttribute('data-started', hasBoth)
}
