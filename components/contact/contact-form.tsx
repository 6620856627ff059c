import { useRef, useState } from 'react'
import { countEvent } from '@/lib/browser/measure.browser'
import type { Locale } from '@/lib/i18n/locales'
import { fillIn } from '@/lib/i18n/texts'
import { cleanText } from '@/lib/leads/email'
import { formNames } from '@/lib/leads/form-names'
import { contactLead } from '@/lib/leads/payloads'
import {
  type ContactField,
  type ContactValues,
  type ContactVariant,
  contactSchemas,
} from '@/lib/leads/schemas'
import { formEndpoint, postLead } from '@/lib/leads/send-lead.browser'
import { EmailField } from '../forms/email-field'
import { Field, type FieldProps } from '../forms/field'
import type { FormLabels } from '../forms/form-labels'
import { FormStatus } from '../forms/form-status'
import { Honeypot } from '../forms/honeypot'
import { NextStep } from '../forms/next-step'
import { SubmitButton } from '../forms/submit-button'
import { useDraftForm } from '../forms/use-draft-form'
import { useSubmission } from '../forms/use-submission'
import type { ContactLabels } from './contact-labels'

/** Resolves to null if the code cannot be loaded: the status beside the button says the same. */
const loadToasts = () => import('./toasts.browser').catch(() => null)

const whole = 'col-span-2'

/**
 * The attributes of each field: autofill names as in the HTML standard, and the width in the form's grid. An address that is
 * the property's has none that is known: browsers would fill in the visitor's own, also with `off`.
 */
const inputs: { [Name in ContactField]?: Partial<FieldProps> } = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  fullName: { autoComplete: 'name', className: whole },
  email: { className: whole },
  // Its hint is long: beside it another field would leave a hole.
  phone: { type: 'tel', autoComplete: 'tel', className: whole },
  propertyAddress: { autoComplete: 'xoff', className: whole },
  message: { rows: 4, className: whole },
  project: { rows: 4, className: whole },
}

type ContactFormProps = {
  variant: ContactVariant
  locale: Locale
  labels: ContactLabels
}

/** A contact form. Its states are idle and submitting. */
export function ContactForm({ variant, locale, labels }: ContactFormProps) {
  const { form, attributes } = useDraftForm<ContactValues>({
    name: formNames.contact,
    draft: `contact-${variant}`,
    schema: contactSchemas[variant],
    defaultValues: Object.fromEntries(labels.fields.map(({ name }) => [name, ''])),
    // Loaded early, for a visitor who is offline when sending.
    onValues: (values) => Object.values(values).some(Boolean) && loadToasts(),
  })

  const [sent, setSent] = useState<ContactValues>({})
  const toastRef = useRef<HTMLDivElement>(null)
  const { outcome, onSubmit } = useSubmission(form, {
    async post(values) {
      const lead = contactLead(variant, values, locale, labels.fields)
      const { kind } = await postLead(formEndpoint(), lead)
      if (kind === 'sent') countEvent('contact')
      return kind === 'sent'
    },
    afterwards(isSent, values) {
      if (isSent) setSent(values)
      const kind = isSent ? 'success' : 'error'
      const { contact, region } = labels.toasts
      loadToasts().then((toasts) => toasts?.showToast(toastRef.current, { kind, ...contact[kind] }, region))
    },
  })
  const { errors, isSubmitting } = form.formState
  // In a preview, labels carry keys.
  const isEstimate = ({ message }: ContactValues) => message?.includes(cleanText(labels.estimate.request))
  const { answer } = isEstimate(sent) ? labels.estimate : labels

  return (
    <form
      {...attributes}
      // The page then hides its own time of reply.
      data-estimate={isEstimate(form.watch()) || isEstimate(sent) || undefined}
      // What the message begins with is part of the name, because the focus moves to a field.
      aria-labelledby="contact-title contact-note"
      data-state={isSubmitting ? 'submitting' : 'idle'}
      onSubmit={onSubmit}
      className="relative grid grid-cols-2 gap-4 sm:gap-5"
    >
      <p className="col-span-2 text-muted text-small">{labels.required}</p>
      {labels.fields.map(({ name, ...texts }) => {
        const error = labels.forms.errors[errors[name]?.message as keyof FormLabels['errors']]
        const attributes = { ...form.register(name), ...inputs[name], id: `contact-${name}` }
        const field = { ...attributes, ...texts, hasStar: texts.required, error }
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
      })}
      <Honeypot label={labels.forms.honeypot} />
      <div className="col-span-2 grid sm:justify-items-start">
        <SubmitButton id="contact-submit" isSending={isSubmitting}>
          {isSubmitting ? labels.forms.sending : labels.submit}
        </SubmitButton>
        <FormStatus
          outcome={outcome}
          labels={labels.forms}
          failure={labels.toasts.contact.error.text}
          success={`${labels.success} ${fillIn(answer, { address: sent.email ?? '' })}`}
        >
          <div ref={toastRef} />
          {outcome === 'sent' ? (
            <div className="mt-4">
              <NextStep {...labels.forms.next} />
            </div>
          ) : null}
        </FormStatus>
      </div>
    </form>
  )
}
