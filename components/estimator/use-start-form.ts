import { type RefObject, useEffect } from 'react'

/**
 * Takes the answers of the hero's form (`form[name="start"]`) over into the estimator and leads to what is asked next.
 * Until hydration, and without scripts, that form is a link to this page with the answers in its query.
 */
export function useStartForm(
  estimateForm: RefObject<HTMLFormElement | null>,
  sync: (form: HTMLFormElement) => void,
): void {
  useEffect(() => {
    const begin = (event: SubmitEvent) => {
      const [start, form] = [event.target, estimateForm.current]
      if (!(start instanceof HTMLFormElement) || start.name !== 'start' || !form) return
      event.preventDefault()
      const answers = new FormData(start)
      const capacity = form.elements.namedItem('sleepingCapacity')
      if (capacity instanceof HTMLInputElement) capacity.value = String(answers.get('sleepingCapacity'))
      const type = form.elements.namedItem('propertyType')
      if (type instanceof RadioNodeList) type.value = String(answers.get('propertyType'))
      sync(form)
      const next = document.getElementById('amenities')
      next?.scrollIntoView()
      next?.querySelector('input')?.focus({ preventScroll: true })
    }
    document.addEventListener('submit', begin)
    return () => document.removeEventListener('submit', begin)
  }, [estimateForm, sync])
}
