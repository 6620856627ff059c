import type { ContactField } from '@/lib/leads/contact-form'
import type { ContactProblem } from '@/lib/leads/schemas'

/** Every sentence of one contact form, in the page's language. */
export type ContactLabels = {
  fields: Partial<Record<ContactField, { label: string; placeholder?: string }>>
  required: string
  optional: string
  submit: string
  sending: string
  success: { title: string; text: string; inline: string }
  failure: { title: string; text: string; fallback: string }
  errors: Record<ContactProblem, string>
  honeypot: string
  toasts: string
}
