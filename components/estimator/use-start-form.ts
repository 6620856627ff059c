import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { EstimateInputs } from '@/lib/leads/schemas'

/** Copies the answers of the hero's form (`form[name="start"]`) and moves on to the next question. */
export function useStartForm(form: UseFormReturn<EstimateInputs>): void {
  useEffect(() => {
    const begin = (event: SubmitEvent) => {
      const start = event.target
      if (!(start instanceof HTMLFormElement) || start.name !== 'start') return
      event.preventDefault()
      const answers = new FormData(start)
      form.setValue('sleepingCapacity', String(answers.get('sleepingCapacity')))
      form.setValue('propertyType', answers.get('propertyType') as EstimateInputs['propertyType'])
      const next = document.getElementById('amenities')
      next?.scrollIntoView()
      next?.querySelector('input')?.focus({ preventScroll: true })
    }
    document.addEventListener('submit', begin)
    return () => document.removeEventListener('submit', begin)
  }, [form])
}
