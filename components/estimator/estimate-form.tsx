import { estimateSchema, isRequired } from '@/lib/leads/schemas'
import { Field } from '../forms/field'
import { SubmitButton } from '../forms/submit-button'
import { ArrowLabel } from '../ui/arrow-label'
import { AmenityChips } from './amenity-chips'
import { useEstimatorProps } from './estimator-context'
import { HouseFrame } from './house-frame'
import { PlaceField } from './place-field'
import { TypeCards } from './type-cards'
import { answersOf, type EstimatorState } from './use-estimator'

/** Label, control, hint and error of two fields side by side, each in the same row. */
const sameRows = 'row-span-4 grid grid-cols-1 grid-rows-subgrid'

/** Questions that are not asked again where the hero's form has asked them (`data-started`): a summary has their answers. */
const asked = 'group-data-started/estimate:hidden'

/** The questions of the estimator. */
export function EstimateForm({ estimator }: { estimator: EstimatorState }) {
  const { labels, location } = useEstimatorProps()
  const { state, form, formRef, attributes, values, estimate } = estimator
  const { register, formState } = form
  const { sleepingCapacity, propertyType } = labels.needs
  const missing = (['sleepingCapacity', 'propertyType'] as const).filter((name) => !values?.[name])
  const askAgain = () => {
    formRef.current?.removeAttribute('data-started')
    form.setFocus('sleepingCapacity')
  }
  return (
    <form
      {...attributes}
      aria-labelledby="calculator-title"
      onSubmit={estimate}
      className="group/estimate grid gap-4 rounded-md border border-rule bg-card p-4 shadow-card sm:gap-5 sm:p-7"
    >
      <div className="hidden items-center justify-between gap-x-4 text-small group-data-started/estimate:flex">
        <p>
          {answersOf(labels, { ...values, location: '', amenities: [] }).map((answer) => (
            <span key={answer} className="block">
              {answer}
            </span>
          ))}
        </p>
        <button type="button" onClick={askAgain} className="link min-h-11 font-semibold">
          {labels.change}
        </button>
      </div>
      <div className="large-text:block grid gap-x-5 group-data-started/estimate:block sm:grid-cols-2">
        <PlaceField estimator={estimator} className={sameRows} />
        <Field
          {...register('sleepingCapacity')}
          id="estimate-capacity"
          label={labels.sleepingCapacity.label}
          placeholder={labels.sleepingCapacity.placeholder}
          // The home page says it in its first form.
          hint={location ? labels.sleepingCapacity.hint : undefined}
          inputMode="numeric"
          enterKeyHint="go"
          required={isRequired(estimateSchema.shape.sleepingCapacity)}
          error={formState.errors.sleepingCapacity && sleepingCapacity}
          className={`${sameRows} ${asked} max-sm:mt-4`}
        />
      </div>
      <TypeCards
        field={register('propertyType')}
        error={formState.errors.propertyType && propertyType}
        className={asked}
      />
      <HouseFrame className="rounded-sm lg:hidden" />
      <AmenityChips field={register('amenities')} count={values?.amenities.length ?? 0} />
      <SubmitButton
        id="estimate-submit"
        disabled={values === null}
        // One main action at a time: that of the gate while it is open.
        variant={state === 'gated' ? 'secondary' : 'primary'}
        missing={missing.map((name) => labels.needs[name]).join(' ')}
      >
        <ArrowLabel text={labels.submit} />
      </SubmitButton>
    </form>
  )
}
