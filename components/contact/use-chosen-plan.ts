import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { ContactValues } from '@/lib/leads/schemas'

/**
 * Starts the message with the sentence of the plan that a visitor chose (`a[data-plan-sentence]`), also if it was chosen
 * before hydration (lib/early/early-input.ts). Another plan replaces the sentence; the visitor's own text stays.
 */
export function useChosenPlan(
  sentences: readonly string[],
  form: UseFormReturn<ContactValues>,
  field: 'message' | 'project',
): void {
  useEffect(() => {
    const root = document.documentElement
    const apply = () => {
      const { planSentence } = root.dataset
      if (!planSentence) return
      delete root.dataset.planSentence
      const message = form.getValues(field) ?? ''
      const other = sentences.find((sentence) => message.startsWith(sentence)) ?? ''
      const ownText = message.slice(other.length).trimStart()
      const shouldValidate = form.getFieldState(field).invalid
      form.setValue(field, `${planSentence}\n\n${ownText}`, { shouldValidate })
    }
    apply()
    document.addEventListener('click', apply)
    return () => document.removeEventListener('click', apply)
  }, [sentences, form, field])
}
