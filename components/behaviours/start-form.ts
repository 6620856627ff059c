/** Types a value into a text input as a visitor would, so that every listener gets an `input` event. */
function typeInto(input: Element | RadioNodeList | null, value: string) {
  if (!(input instanceof HTMLInputElement)) return
  input.setRangeText(value, 0, input.value.length, 'end')
  input.dispatchEvent(new InputEvent('input', { bubbles: true }))
}

/**
 * Copies the answers of the hero's form into the estimator and moves on to its next question, without a page load.
 * Before this script runs, the form is a GET request to this page with the answers in its query.
 */
export function startForm(element: HTMLElement, signal: AbortSignal): void {
  const start = element as HTMLFormElement
  const onSubmit = (event: SubmitEvent) => {
    const estimate = document.forms.namedItem('estimate')
    const next = document.getElementById('amenities')
    if (!estimate || !next) return
    event.preventDefault()
    const answers = new FormData(start)
    const chosen = String(answers.get('propertyType'))
    typeInto(estimate.elements.namedItem('sleepingCapacity'), String(answers.get('sleepingCapacity')))
    estimate.querySelector<HTMLElement>(`[name="propertyType"][value="${CSS.escape(chosen)}"]`)?.click()
    next.scrollIntoView()
    next.querySelector('input')?.focus({ preventScroll: true })
  }
  start.addEventListener('submit', onSubmit, { signal })
}
