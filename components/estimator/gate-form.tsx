import { type GateValues, gateSchema, isRequired } from '@/lib/leads/schemas'
import { EmailField } from '../forms/email-field'
import { Field } from '../forms/field'
import { Honeypot } from '../forms/honeypot'
import { PrivacyNote } from '../forms/privacy-note'
import { useDraftForm } from '../forms/use-draft-form'
import { type Submission, useSubmission } from '../forms/use-submission'
import { buttonClass } from '../ui/button'
import type { EstimatorLabels } from './estimator-labels'

const options = { name: 'lead', schema: gateSchema, defaultValues: { email: '', phone: '' } }

type GateFormProps = { labels: EstimatorLabels; submission: Submission<GateValues> }

/** The gate: email and phone, which enable the button as soon as their schema accepts them. */
export function GateForm({ labels, submission }: GateFormProps) {
  const { form, formRef } = useDraftForm(options)
  const { outcome, onSubmit } = useSubmission(form, formRef, submission)
  const { isSubmitting } = form.formState
  // Not `formState.isValid`: React Hook Form does not update it when the draft is restored.
  const values = form.watch()
  const isValid = gateSchema.safeParse(values).success
  return (
    <form ref={formRef} name="lead" method="dialog" noValidate onSubmit={onSubmit} className="grid gap-4">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-1">
        <EmailField
          {...form.register('email')}
          id="lead-email"
          label={labels.gate.email}
          labels={labels.typos}
          email={values.email}
          readOnly={isSubmitting}
          required={isRequired(gateSchema.shape.email)}
        />
        <Field
          {...form.register('phone')}
          id="lead-phone"
          type="tel"
          label={labels.gate.phone}
          placeholder={labels.gate.phonePlaceholder}
          hint={labels.gate.phoneNote}
          autoComplete="tel"
          readOnly={isSubmitting}
          required={isRequired(gateSchema.shape.phone)}
        />
      </div>
      <Honeypot label={labels.honeypot} />
      <button type="submit" disabled={!isValid || isSubmitting} className={buttonClass({ size: 'lg' })}>
        {isSubmitting ? labels.sending : labels.gate.submit}
      </button>
      <p role="status" className="sr-only">
        {outcome === 'sending' ? labels.sending : ''}
      </p>
      <p className="text-small">{labels.gate.leave}</p>
      <PrivacyNote {...labels.privacy} role="button" />
    </form>
  )
}
