import type { Locale } from '@/lib/i18n/locales'
import { formNames } from '@/lib/leads/form-names'
import { contactLead } from '@/lib/leads/payloads'
import { formEndpoint, postLead } from '@/lib/leads/post-lead'
import {
  type ContactField,
  type ContactValues,
  type ContactVariant,
  contactSchemas,
} from '@/lib/leads/schemas'
import { campaignOfPage, withCampaign } from '@/lib/measure/campaign'
import { countEvent } from '@/lib/measure/counted-events'
import { EmailField } from '../forms/email-field'
import { Field, type FieldProps } from '../forms/field'
import { Honeypot } from '../forms/honeypot'
import { loadToasts } from '../forms/load-later'
import { useDraftForm } from '../forms/use-draft-form'
import { useSubmission } from '../forms/use-submission'
import { buttonClass } from '../ui/button'
import type { ContactLabels } from './contact-labels'
import { Status } from './status'

const half = 'col-span-2 sm:col-span-1'

/** The attributes of each field: autofill names as in the HTML standard, and the width in the form's grid. */
const inputs: { [Name in ContactField]?: Partial<FieldProps> } = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  fullName: { autoComplete: 'name', className: half },
  email: { className: half },
  phone: { type: 'tel', autoComplete: 'tel', className: half },
  propertyAddress: { autoComplete: 'address-line1', className: half },
  message: { rows: 4, className: 'col-span-2' },
  project: { rows: 4, className: 'col-span-2' },
}

type ContactFormProps = {
  variant: ContactVariant
  locale: Locale
  labels: ContactLabels
}

/** A contact form. Its states are idle and submitting. */
export function ContactForm({ variant, locale, labels }: ContactFormProps) {
  const draft = `contact-${variant}`
  const { form, formRef } = useDraftForm<ContactValues>({
    name: formNames.contact,
    draft,
    schema: contactSchemas[variant],
    defaultValues: Object.fromEntries(labels.fields.map(({ name }) => [name, ''])),
    // Loaded early, for a visitor who is offline when sending.
    onValues: (values) => Object.values(values).some(Boolean) && loadToasts(),
  })

  const { outcome, onSubmit } = useSubmission(form, formRef, {
    async post(values) {
      const url = withCampaign(formEndpoint(), campaignOfPage())
      const { kind } = await postLead(url, contactLead(variant, values, locale, labels.fields))
      if (kind === 'sent') countEvent('contact')
      return kind === 'sent'
    },
    afterwards(isSent) {
      const { title, text } = isSent ? labels.success : labels.failure
      const kind = isSent ? 'success' : 'error'
      loadToasts().then((toasts) => toasts?.showToast(kind, title, text, labels.toasts))
    },
  })
  const { errors, isSubmitting } = form.formState

  return (
    <form
      ref={formRef}
      name={formNames.contact}
      // Outside a dialog the browser sends nothing by itself: no value can get into the URL if no script handles the submit.
      method="dialog"
      noValidate
      data-draft={draft}
      data-state={isSubmitting ? 'submitting' : 'idle'}
      onSubmit={onSubmit}
      // lib/early/early-input.ts may have marked it as busy.
      suppressHydrationWarning
      className="relative grid grid-cols-2 gap-4 sm:gap-5"
    >
      {labels.fields.map(({ name, ...texts }) => {
        const error = labels.errors[errors[name]?.message as keyof typeof labels.errors]
        const field = { ...form.register(name), ...inputs[name], ...texts, id: `contact-${name}`, error }
        return name === 'email' ? (
          <EmailField key={name} {...field} labels={labels.typos} email={form.watch('email')} />
        ) : (
          <Field key={name} {...field} />
        )
      })}
      <Honeypot label={labels.honeypot} />
      <p className="col-span-2 text-small text-muted">{labels.required}</p>
      <div className="col-span-2 grid gap-4 sm:justify-items-start">
        <button
          type="submit"
          disabled={isSubmitting}
          className={`needs-script ${buttonClass({ size: 'lg' })} in-aria-busy:animate-pulse`}
        >
          {isSubmitting ? labels.sending : labels.submit}
        </button>
        <Status outcome={outcome} labels={labels} />
      </div>
    </form>
  )
}
