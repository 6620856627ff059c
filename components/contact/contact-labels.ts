import type { Texts } from '@/lib/i18n/texts'
import type { ContactField } from '@/lib/leads/schemas'
import type { FormLabels } from '../forms/form-labels'

type FieldLabels = Record<'label' | 'mark' | 'placeholder' | 'hint' | 'note', string>

/** The texts of a contact form (lib/site/labels.ts). */
export type ContactLabels = {
  fields: (FieldLabels & { name: ContactField; required: boolean })[]
  /** What the stars mean. */
  required: string
  submit: string
  /** What the status says after a success, and when the answer comes to which address. */
  success: string
  answer: string
  toasts: Texts<'toasts'>
  forms: FormLabels
}
