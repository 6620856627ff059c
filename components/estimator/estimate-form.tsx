import { estimateSchema, isRequired } from '@/lib/leads/schemas'
import { Field } from '../forms/field'
import { SubmitButton } from '../forms/submit-button'
import { Icon } from '../ui/icon'
import { AmenityChips } from './amenity-chips'
import type { EstimatorLabels } from './estimator-labels'
import { TypeCards } from './type-cards'
import type { EstimatorState } from './use-estimator'

type EstimateFormProps = { estimator: EstimatorState; labels: EstimatorLabels; location: string }

/** Label, control, hint and error of two fields side by side, each in the same row. */
const sameRows = 'row-span-4 grid grid-cols-1 grid-rows-subgrid'

/** The questions of the estimator. Those that the form in the hero has asked are not asked again, but can be changed. */
export function EstimateForm({ estimator, labels, location }: EstimateFormProps) {
  const { form, attributes, count, missing, given, step, estimate, changeGiven } = estimator
  const { register, formState } = form
  const asked = given ? 'hidden' : ''
  const { sleepingCapacity, propertyType } = labels.needs
  return (
    <form
      {...attributes}
      aria-labelledby="calculator-title"
      onSubmit={estimate}
      className="grid gap-4 rounded-md border border-rule bg-card p-4 shadow-card sm:gap-5 sm:p-7"
    >
      <div className="text-small">
        <p className="font-semibold text-muted">{step}</p>
        {given ? (
          <div className="mt-1 flex items-center justify-between gap-x-4">
            <p>
              {given.map((answer) => (
                <span key={answer} className="block">
                  {answer}
                </span>
              ))}
            </p>
            <button type="button" onClick={changeGiven} className="link min-h-11 font-semibold">
              {labels.change}
            </button>
          </div>
        ) : null}
      </div>
      <div
        className={`large-text:block large-text:space-y-3 grid gap-x-3 sm:gap-x-5 ${given ? '' : 'grid-cols-[3fr_2fr]'}`}
      >
        <Field
          {...register('location')}
          id="estimate-location"
          label={labels.location.label}
          mark={labels.forms.mark}
          placeholder={labels.location.placeholder}
          // For the exported HTML: React Hook Form sets its default values in the browser only.
          defaultValue={location}
          autoComplete="address-level2"
          className={sameRows}
        />
        <Field
          {...register('sleepingCapacity')}
          id="estimate-capacity"
          label={labels.sleepingCapacity.label}
          placeholder={labels.sleepingCapacity.placeholder}
          describedBy="capacity-hint"
          inputMode="numeric"
          enterKeyHint="go"
          required={isRequired(estimateSchema.shape.sleepingCapacity)}
          error={formState.errors.sleepingCapacity && sleepingCapacity}
          className={`${sameRows} ${asked}`}
        />
        <p id="capacity-hint" className={`col-span-2 mt-1.5 text-muted text-small ${asked}`}>
          {labels.sleepingCapacity.hint}
        </p>
      </div>
      <TypeCards
        field={register('propertyType')}
        legend={labels.propertyType.label}
        types={labels.types}
        error={formState.errors.propertyType && propertyType}
        className={asked}
      />
      <AmenityChips field={register('amenities')} labels={labels} count={count} />
      <SubmitButton
        id="estimate-submit"
        disabled={missing === null}
        missing={missing ?? `${sleepingCapacity} ${propertyType}`}
      >
        {labels.submit}
        <Icon name="arrow" />
      </SubmitButton>
    </form>
  )
}
