import type { Locale } from '@/lib/i18n/locales'
import { contactLead } from '@/lib/leads/payloads'
import { postLead } from '@/lib/leads/post-lead'
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
import { useDraftForm } from '../forms/use-draft-form'
import { useSubmission } from '../forms/use-submission'
import { buttonClass } from '../ui/button'
import type { ContactLabels } from './contact-labels'
import { Status } from './status'
import { useChosenPlan } from './use-chosen-plan'

const half = 'col-span-2 sm:col-span-1'

/** The attributes of each field: autofill names as in the HTML standard, and the width in the form's grid. */
const inputs: Record<ContactField, Partial<FieldProps>> = {
  firstName: { autoComplete: 'given-name' },
  lastName: { autoComplete: 'family-name' },
  fullName: { autoComplete: 'name', className: half },
  email: { className: half },
  phone: { type: 'tel', autoComplete: 'tel', className: half },
  propertyAddress: { autoComplete: 'address-line1', className: half },
  message: { rows: 4, className: 'col-span-2' },
  project: { rows: 4, className: 'col-span-2' },
}

/** Resolves to null if the code cannot be loaded: the status in the page shows the same texts. */
const loadToasts = () => import('../forms/toasts').catch(() => null)

type ContactFormProps = {
  variant: ContactVariant
  locale: Locale
  /** The form endpoint; null sends nothing. */
  endpoint: string | null
  labels: ContactLabels
}

/** A contact form. Its states are idle and submitting. */
export function ContactForm({ variant, locale, endpoint, labels }: ContactFormProps) {
  const { form, formRef } = useDraftForm<ContactValues>({
    name: 'contact',
    draft: `contact-${variant}`,
    schema: contactSchemas[variant],
    defaultValues: Object.fromEntries(labels.fields.map(({ name }) => [name, ''])),
    // Loaded early, for a visitor who is offline when sending.
    onValues: (values) => Object.values(values).some(Boolean) && loadToasts(),
  })
  useChosenPlan(labels.plans, form, variant === 'study' ? 'project' : 'message')

  async function send(values: ContactValues, isBot: boolean) {
    const lead = contactLead(variant, values, locale)
    const url = withCampaign(endpoint, campaignOfPage())
    const isSent = isBot || (await postLead(url, lead)).kind === 'sent'
    if (isSent && !isBot) countEvent('contact')
    const { title, text } = isSent ? labels.success : labels.failure
    const kind = isSent ? 'success' : 'error'
    loadToasts().then((toasts) => toasts?.showToast(kind, title, text, labels.toasts))
    return isSent
  }
  const { outcome, onSubmit } = useSubmission(form, formRef, send)
  const { errors, isSubmitting } = form.formState

  return (
    <form
      ref={formRef}
      name="contact"
      // Outside a dialog the browser sends nothing by itself: no value can get into the URL if no script handles the submit.
      method="dialog"
      noValidate
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
          <EmailField key={name} {...field} labels={labels.typos} address={form.watch('email')} />
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
