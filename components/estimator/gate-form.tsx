import { cleanText } from '@/lib/leads/email'
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
import { buttonClass } from '../ui/button'
import type { EstimatorLabels } from './estimator-labels'

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
      <WhoCalls labels={labels} />
      <Honeypot label={labels.forms.honeypot} />
      <div className="grid">
        <SubmitButton id="lead-submit" missing={missing} isSending={isSubmitting}>
          {isSubmitting ? labels.forms.sending : gate.submit}
        </SubmitButton>
        <FormStatus outcome={outcome} labels={labels.forms} failure={gate.failure} />
      </div>
      <div className="grid gap-1.5">
        {/* components/contact/started-message.behaviour.ts takes the answers to the contact form. */}
        <a
          href="#contact"
          // In a preview, labels carry keys.
          data-message={cleanText([gate.message, ...answers].join('\n'))}
          data-note={values.email ? gate.readyName : gate.ready}
          data-email={values.email}
          aria-describedby="lead-written"
          className={`${buttonClass({ variant: 'secondary', size: 'lg' })} max-sm:px-3`}
        >
          {gate.write}
        </a>
        <p id="lead-written" className="text-balance text-center text-muted text-small">
          {gate.written}
        </p>
      </div>
      <PrivacyNote labels={labels.forms} role="button" />
    </form>
  )
}

/** Who calls, with what else is known of the team, for a visitor who thinks about the number. */
function WhoCalls({ labels: { team, isCalledFrom, gate } }: { labels: EstimatorLabels }) {
  if (team.length === 0 && !isCalledFrom) return null
  return (
    <div className="rounded-sm bg-surface p-3 text-small">
      <dl>
        {team.map(({ label, text }) => (
          <div key={label} className="flex flex-wrap justify-between gap-x-4 py-0.5">
            <dt className="text-muted">{label}</dt>
            <dd className="font-semibold">{text}</dd>
          </div>
        ))}
      </dl>
      {isCalledFrom ? <p>{gate.callsFrom}</p> : null}
    </div>
  )
}
