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
import { UnbrokenWords } from '../ui/unbroken-words'
import { useEstimatorProps } from './estimator-context'
import { RawFigures } from './raw-figures'
import { SampleEmail } from './sample-email'
import type { Result } from './use-estimator'
import { WithoutNumber } from './without-number'

const options = { name: formNames.lead, schema: gateSchema, defaultValues: { email: '', phone: '' } }

const step = 'text-balance font-semibold text-primary leading-snug'

type GateFormProps = {
  result: Result
  submission: Submission<GateValues>
}

/**
 * The gate: the figure and why it stays blurred, what a call brings, email and phone, and a way on without a phone. Its parts
 * are cells of the card (./result-card.tsx).
 */
export function GateForm({ result, submission }: GateFormProps) {
  const { labels } = useEstimatorProps()
  const { gate, forms } = labels
  const { form, attributes } = useDraftForm(options)
  const { outcome, onSubmit } = useSubmission(form, submission)
  const { errors, isSubmitting } = form.formState
  // Not `formState.isValid`: React Hook Form does not update it when the draft is restored.
  const values = form.watch()
  const { issues = [] } = gateSchema.safeParse(values).error ?? {}
  const needOf = (name: keyof GateValues, problem?: string) =>
    problem === 'email' ? forms.errors.email : problem && gate.needs[name]
  const missing = issues.map(({ path, message }) => needOf(path[0] as keyof GateValues, message)).join(' ')
  return (
    <form {...attributes} aria-labelledby="gate-title" onSubmit={onSubmit} className="contents">
      <div className="px-4 pt-4 sm:px-6 sm:pt-5 @[40rem]:col-start-2 @[40rem]:row-start-1">
        <h4 id="gate-title" className="mb-2 font-display font-semibold text-h3 text-primary">
          {gate.title}
        </h4>
        <RawFigures result={result} />
      </div>
      <ol className="rail content-start px-4 pt-4 sm:px-6 @[40rem]:col-start-1 @[40rem]:row-start-3 @[40rem]:pb-5">
        <li>
          <p className={step}>{gate.call}</p>
          {gate.caller ? <p className="mt-1 text-pretty text-small">{gate.caller}</p> : null}
        </li>
        <li>
          <p className={step}>
            <UnbrokenWords text={gate.figure} />
          </p>
          <SampleEmail />
        </li>
      </ol>
      <div className="grid content-start gap-4 p-4 sm:px-6 @[40rem]:col-start-2 @[40rem]:row-span-2 @[40rem]:row-start-2">
        <EmailField
          {...form.register('email')}
          id="lead-email"
          label={gate.email}
          labels={forms.hints}
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
          aside={gate.noNumber}
          placeholder={gate.phonePlaceholder}
          describedBy="lead-note"
          autoComplete="tel"
          readOnly={isSubmitting}
          required={isRequired(gateSchema.shape.phone)}
          error={needOf('phone', errors.phone?.message)}
        />
        <p id="lead-note" className="text-pretty text-small">
          {gate.phoneNote} {gate.hourNote ? <strong className="font-semibold">{gate.hourNote}</strong> : null}
        </p>
        <Honeypot label={forms.honeypot} />
        <div className="grid">
          <SubmitButton id="lead-submit" missing={missing} isSending={isSubmitting}>
            {isSubmitting ? forms.sending : gate.submit}
          </SubmitButton>
          <FormStatus outcome={outcome} labels={forms} failure={gate.failure} />
        </div>
      </div>
      <div className="col-span-full grid gap-x-8 gap-y-3.5 border-rule border-t bg-surface p-4 pb-0 sm:px-6 @[40rem]:row-start-4 @[40rem]:grid-cols-[1fr_auto]">
        <WithoutNumber answers={result.answers} email={values.email} />
        <div className="col-span-full">
          <PrivacyNote labels={forms} role="button" />
        </div>
      </div>
    </form>
  )
}
