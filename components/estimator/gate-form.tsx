import { formNames } from '@/lib/leads/form-names'
import { type GateValues, gateSchema, isRequired } from '@/lib/leads/schemas'
import { EmailField } from '../forms/email-field'
import { Field } from '../forms/field'
import { FormStatus } from '../forms/form-status'
import { Honeypot } from '../forms/honeypot'
import { PrivacyNote } from '../forms/privacy-note'
import { SubmitButton } from '../forms/submit-button'
import { useDraftForm } from '../forms/use-draft-form'
import { type Submission, useSubmission } from '../forms/use-submission'
import type { EstimatorLabels } from './estimator-labels'
import { WriteInstead } from './write-instead'

const options = { name: formNames.lead, schema: gateSchema, defaultValues: { email: '', phone: '' } }

type GateFormProps = {
  labels: EstimatorLabels
  answers: readonly string[]
  submission: Submission<GateValues>
}

/** The gate: email and phone, and a way on without a phone. */
export function GateForm({ labels, answers, submission }: GateFormProps) {
  const { form, attributes } = useDraftForm(options)
  const { outcome, onSubmit } = useSubmission(form, submission)
  const { errors, isSubmitting } = form.formState
  const { gate } = labels
  // Not `formState.isValid`: React Hook Form does not update it when the draft is restored.
  const values = form.watch()
  const { issues = [] } = gateSchema.safeParse(values).error ?? {}
  const needOf = (name: keyof GateValues, problem?: string) =>
    problem === 'email' ? labels.forms.errors.email : problem && gate.needs[name]
  const missing = issues.map(({ path, message }) => needOf(path[0] as keyof GateValues, message)).join(' ')
  return (
    <form {...attributes} aria-labelledby="gate-title" onSubmit={onSubmit} className="grid gap-4">
      <EmailField
        {...form.register('email')}
        id="lead-email"
        label={gate.email}
        labels={labels.forms.hints}
        email={values.email}
        onCorrect={(email) => form.setValue('email', email)}
        readOnly={isSubmitting}
        required={isRequired(gateSchema.shape.email)}
        error={needOf('email', errors.email?.message)}
      />
      <Field
        {...form.register('phone')}
        id="lead-phone"
        type="tel"
        label={gate.phone}
        placeholder={gate.phonePlaceholder}
        describedBy="lead-note"
        autoComplete="tel"
        readOnly={isSubmitting}
        required={isRequired(gateSchema.shape.phone)}
        error={needOf('phone', errors.phone?.message)}
      />
      <p id="lead-note" className="text-small">
        {gate.phoneNote}
      </p>
      <Honeypot label={labels.forms.honeypot} />
      <div className="grid">
        <SubmitButton id="lead-submit" missing={missing} isSending={isSubmitting}>
          {isSubmitting ? labels.forms.sending : gate.submit}
        </SubmitButton>
        <FormStatus outcome={outcome} labels={labels.forms} failure={gate.failure} />
      </div>
      <WriteInstead labels={labels} answers={answers} email={values.email} />
      <PrivacyNote labels={labels.forms} role="button" />
    </form>
  )
}
