import { EmailField } from '@/components/forms/email-field'
import { Field } from '@/components/forms/field'
import { Honeypot } from '@/components/forms/honeypot'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { useLeadForm } from '@/components/forms/use-lead-form'
import { buttonClass } from '@/components/ui/button'
import { canSendLead, type LeadContact } from '@/lib/leads/payloads'
import type { EstimatorLabels } from './estimator-labels'

type LeadFormProps = {
  labels: EstimatorLabels
  onSend: (contact: LeadContact, trapped: boolean) => Promise<boolean>
}

const fields = ['email', 'phone'] as const

/** The gate: two fields before the thanks. Its one check is `canSendLead`, without the browsers' own. */
export function LeadForm({ labels, onSend }: LeadFormProps) {
  const form = useLeadForm<LeadContact>({ draft: 'lead', fields, check: canSendLead, send: onSend })
  const { formRef, register, submitting, ready, sync, onSubmit } = form
  return (
    <form ref={formRef} name="lead" noValidate onInput={sync} onSubmit={onSubmit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField
          {...register('email')}
          id="lead-email"
          label={labels.gate.email}
          labels={labels.hints}
          required
        />
        <Field
          {...register('phone')}
          id="lead-phone"
          type="tel"
          label={labels.gate.phone}
          hint={labels.gate.phoneNote}
          autoComplete="tel"
          required
        />
      </div>
      <Honeypot label={labels.honeypot} />
      <button
        type="submit"
        disabled={!ready || submitting}
        aria-busy={submitting}
        className={buttonClass({ size: 'lg' })}
      >
        {labels.gate.submit}
      </button>
      <PrivacyNote {...labels.privacy} />
    </form>
  )
}
