import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import {
  type ContactField,
  type ContactValues,
  type ContactVariant,
  contactFields,
} from '@/lib/leads/schemas'
import { EmailField } from '../forms/email-field'
import { asTyped, Field, type FieldProps } from '../forms/field'
import type { FormLabels } from '../forms/form-labels'
import { Disclosure } from '../ui/disclosure'
import type { ContactLabels } from './contact-labels'

const whole = 'col-span-2'
/** In a request for an estimate only. */
const answer = 'hidden in-data-estimate:block max-sm:col-span-2'

/**
 * The attributes of each field: autofill names as in the HTML standard, and the width in the form's grid. An address that is
 * the property's has none that is known: browsers would fill in the visitor's own, also with `off`.
 */
const inputs: { [Name in ContactField]?: Partial<FieldProps> } = {
  firstName: { ...asTyped, autoComplete: 'given-name' },
  lastName: { ...asTyped, autoComplete: 'family-name' },
  fullName: { ...asTyped, autoComplete: 'name', className: whole },
  email: { className: whole },
  // Its hint is long: beside it another field would leave a hole.
  phone: { type: 'tel', autoComplete: 'tel', className: whole },
  propertyAddress: { ...asTyped, autoComplete: 'xoff', className: whole },
  answerAddress: { ...asTyped, autoComplete: 'xoff', className: `${whole} ${answer}` },
  answerBathrooms: { className: answer },
  answerOutside: { className: answer },
  answerHeating: { className: answer },
  answerWeeks: { className: answer },
  message: { rows: 4, className: whole },
  project: { rows: 4, className: whole },
}

type ContactFieldsProps = {
  form: UseFormReturn<ContactValues>
  variant: ContactVariant
  labels: ContactLabels
  /** The answers of the request for an estimate that the message has; null if it has none. */
  request: string | null
}

/** The fields of a contact form in reading order. A request for an estimate asks more, and folds the phone and itself. */
export function ContactFields({ form, variant, labels, request }: ContactFieldsProps) {
  const { errors } = form.formState
  const fieldsOf = (...names: ContactField[]) =>
    contactFields(variant)
      .filter(({ name }) => names.includes(name))
      .map(({ name, required }) => {
        const error = labels.forms.errors[errors[name]?.message as keyof FormLabels['errors']]
        const attributes = { ...form.register(name), ...inputs[name], id: `contact-${name}`, required }
        const field = { label: '', ...labels.fields[name], ...attributes, hasStar: required, error }
        // A request says once that its answers are optional.
        if (request !== null) field.mark = ''
        return name === 'email' ? (
          <EmailField
            key={name}
            {...field}
            labels={labels.forms.hints}
            email={form.watch('email')}
            onCorrect={(email) => form.setValue('email', email)}
          />
        ) : (
          <Field key={name} {...field} />
        )
      })
  const person = fieldsOf('firstName', 'lastName', 'fullName', 'email')
  if (variant === 'study') return [...person, ...fieldsOf('phone', 'project')]
  const phone = (
    <Fields key="phone" title={labels.estimate.phone}>
      {fieldsOf('phone')}
    </Fields>
  )
  const questions = fieldsOf(
    'propertyAddress',
    'answerAddress',
    'answerBathrooms',
    'answerOutside',
    'answerHeating',
    'answerWeeks',
  )
  const message = (
    <Fields key="message" title={labels.estimate.request} summary={request ?? ''}>
      {fieldsOf('message')}
    </Fields>
  )
  return request === null
    ? [...person, phone, ...questions, message]
    : [...person, ...questions, phone, message]
}

/** In a request for an estimate, a row of a list. */
const row =
  'col-span-2 min-w-0 in-data-estimate:border-rule in-data-estimate:border-b ' +
  'in-data-estimate:not-[details+&]:border-t in-data-estimate:[details+&]:-mt-4 sm:in-data-estimate:[details+&]:-mt-5'

/**
 * Fields that a request for an estimate folds. In any other form they are open and without a summary: the elements stay the
 * same as the form changes, and with them the focus.
 */
function Fields({ title, summary, children }: { title: string; summary?: string; children: ReactNode }) {
  return (
    // ./disclosures.browser.ts opens and closes it, also before hydration.
    <Disclosure
      open
      suppressHydrationWarning
      sign="chevron"
      className={row}
      titleClass="hidden flex-row-reverse justify-between py-2.5 text-link in-data-estimate:flex"
      title={
        <span className="min-w-0">
          <span className="font-semibold">{title}</span>
          {summary ? (
            <span className="line-clamp-2 text-muted text-small [overflow-wrap:anywhere]">{summary}</span>
          ) : null}
        </span>
      }
    >
      <div className="grid gap-4 in-data-estimate:pb-4 sm:gap-5">{children}</div>
    </Disclosure>
  )
}
