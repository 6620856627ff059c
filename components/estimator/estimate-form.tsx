import { estimateSchema, isRequired } from '@/lib/leads/schemas'
import { Field } from '../forms/field'
import { SubmitButton } from '../forms/submit-button'
import { Icon } from '../ui/icon'
import { AmenityChips } from './amenity-chips'
import type { EstimatorLabels } from './estimator-labels'
import { GivenAnswers } from './given-answers'
import { TypeCards } from './type-cards'
import type { EstimatorState } from './use-estimator'

type EstimateFormProps = { estimator: EstimatorState; labels: EstimatorLabels; location: string }

/** Label, control, hint and error of two fields side by side, each in the same row. */
const sameRows = 'row-span-4 grid grid-cols-1 grid-rows-subgrid'

/** A question that the form in the hero has asked (components/sections/start-form.behaviour.ts). */
const given = 'in-data-[start=given]:hidden'

/** The questions of the estimator. */
export function EstimateForm({ estimator, labels, location }: EstimateFormProps) {
  const { form, formRef, attributes, count, missing, given: answers, estimate } = estimator
  const { register, formState } = form
  const { sleepingCapacity, propertyType } = labels.needs
  return (
    <form
      {...attributes}
      aria-labelledby="calculator-title"
      onSubmit={estimate}
      className="grid gap-4 rounded-md border border-rule bg-card p-4 shadow-card sm:gap-5 sm:p-7"
    >
      <GivenAnswers answers={answers} formRef={formRef} labels={labels} />
      <div className="large-text:block large-text:space-y-3 grid grid-cols-[3fr_2fr] gap-x-3 sm:gap-x-5 in-data-[start=given]:block">
        <Field
          {...register('location')}
          id="estimate-location"
          label={labels.location.label}
          mark={labels.location.mark}
          placeholder={labels.location.placeholder}
          // For the exported HTML: React Hook Form sets its default values in the browser only.
          defaultValue={location}
          autoComplete="address-level2"
          className={sameRows}
        />
        <Field
          {...register('sleepingCapacity')}
          id="estimate-capacity"
          label={labels.capacity.label}
          placeholder={labels.capacity.placeholder}
          describedBy="capacity-hint"
          inputMode="numeric"
          enterKeyHint="go"
          required={isRequired(estimateSchema.shape.sleepingCapacity)}
          error={formState.errors.sleepingCapacity && sleepingCapacity}
          className={`${sameRows} ${given}`}
        />
        <p id="capacity-hint" className={`col-span-2 mt-1.5 text-muted text-small ${given}`}>
          {labels.capacity.hint}
        </p>
      </div>
      <TypeCards
        field={register('propertyType')}
        legend={labels.propertyType}
        types={labels.types}
        error={formState.errors.propertyType && propertyType}
        className={given}
      />
      <AmenityChips field={register('amenities')} labels={labels.amenities} count={count} />
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
