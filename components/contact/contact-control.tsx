import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { EmailField } from '@/components/forms/email-field'
import { Field, TextField } from '@/components/forms/field'
import type { ContactField } from '@/lib/leads/contact-form'
import type { ContactLabels } from './contact-labels'

/** What keyboards and autofill need to know of each line of text (HTML standard, autofill field names). */
const inputs: Partial<Record<ContactField, ComponentProps<'input'>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  fullName: { autoComplete: 'name' },
  phone: { type: 'tel', autoComplete: 'tel' },
  propertyAddress: { autoComplete: 'address-line1' },
}

type ContactControlProps = {
  name: ContactField
  optional: boolean
  labels: ContactLabels
  /** The key of the error's sentence. */
  problem: string | undefined
  registration: UseFormRegisterReturn
}

/** One control of a contact form, tied to react-hook-form but holding its own value. */
export function ContactControl({ name, optional, labels, problem, registration }: ContactControlProps) {
  const input = inputs[name]
  const shared = {
    ...registration,
    id: `contact-${name}`,
    label: labels.fields[name]?.label ?? name,
    placeholder: labels.fields[name]?.placeholder,
    mark: optional ? `(${labels.optional})` : '*',
    required: !optional,
    error: problem && labels.errors[problem === 'email' ? 'email' : 'required'],
  }
  if (name === 'email') return <EmailField {...shared} labels={labels.hints} />
  if (input) return <Field {...shared} {...input} />
  return (
    <div className="sm:col-span-2">
      <TextField {...shared} />
    </div>
  )
}
