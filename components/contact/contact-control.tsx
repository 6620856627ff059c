import type { ComponentProps } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { Field, TextField } from '@/components/ui/field'
import { type ContactField, optionalFields } from '@/lib/leads/contact-form'
import type { ContactLabels } from './labels'

/** What keyboards and autofill need to know of each line of text (HTML standard, autofill field names). */
const inputs: Partial<Record<ContactField, ComponentProps<'input'>>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  fullName: { autoComplete: 'name' },
  email: { type: 'email', autoComplete: 'email' },
  phone: { type: 'tel', autoComplete: 'tel' },
  propertyAddress: { autoComplete: 'address-line1' },
}

type ContactControlProps = {
  name: ContactField
  labels: ContactLabels
  /** The key of the error's sentence. */
  problem: string | undefined
  registration: UseFormRegisterReturn
}

/** One control of a contact form, tied to react-hook-form but holding its own value. */
export function ContactControl({ name, labels, problem, registration }: ContactControlProps) {
  const optional = optionalFields.includes(name)
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
  if (input) return <Field {...shared} {...input} />
  return (
    <div className="sm:col-span-2">
      <TextField {...shared} />
    </div>
  )
}
