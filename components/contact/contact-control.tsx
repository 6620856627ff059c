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

/** Two of these share a line on a phone too. */
const halves: readonly ContactField[] = ['firstName', 'lastName']

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
    label: labels.fields[name].label,
    placeholder: labels.fields[name].placeholder || undefined,
    mark: optional ? `(${labels.optional})` : '*',
    required: !optional,
    error: problem && labels.errors[problem === 'email' ? 'email' : 'required'],
  }
  if (halves.includes(name)) return <Field {...shared} {...input} />
  return (
    <div className={name === 'email' || input ? 'col-span-2 sm:col-span-1' : 'col-span-2'}>
      {name === 'email' ? (
        <EmailField {...shared} labels={labels.hints} />
      ) : input ? (
        <Field {...shared} {...input} hint={labels.fields[name].hint || undefined} />
      ) : (
        <TextField {...shared} />
      )}
    </div>
  )
}
