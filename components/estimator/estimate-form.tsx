import { formNames } from '@/lib/leads/form-names'
import { estimateSchema, isRequired } from '@/lib/leads/schemas'
import { Field } from '../forms/field'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { AmenityChips } from './amenity-chips'
import type { EstimatorLabels } from './estimator-labels'
import { TypeCards } from './type-cards'
import type { EstimatorState } from './use-estimator'

type EstimateFormProps = { estimator: EstimatorState; labels: EstimatorLabels; location: string }

/** Label, control, hint and error of two fields side by side, each in the same row. */
const sameRows = 'row-span-4 grid grid-cols-1 grid-rows-subgrid'

/** The questions of the estimator, whose required fields enable its button. */
export function EstimateForm({ estimator, labels, location }: EstimateFormProps) {
  const { form, formRef, count, isComplete, estimate } = estimator
  const { register, formState } = form
  return (
    <form
      ref={formRef}
      name={formNames.estimate}
      data-draft="estimate"
      // Outside a dialog the browser sends nothing by itself: no value can get into the URL if no script handles the submit.
      method="dialog"
      noValidate
      onSubmit={estimate}
      // lib/early/early-input.ts may have marked it as busy.
      suppressHydrationWarning
      className="grid gap-4 rounded-md border border-rule bg-card p-4 shadow-card sm:gap-5 sm:p-7"
    >
      <div className="large-text:block large-text:space-y-3 grid grid-cols-[3fr_2fr] gap-x-3 sm:gap-x-5">
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
          error={formState.errors.sleepingCapacity && labels.hint}
          className={sameRows}
        />
        <p id="capacity-hint" className="col-span-2 mt-1.5 text-muted text-small">
          {labels.capacity.hint}
        </p>
      </div>
      <TypeCards field={register('propertyType')} legend={labels.propertyType} types={labels.types} />
      <AmenityChips field={register('amenities')} labels={labels.amenities} count={count} />
      <button
        type="submit"
        disabled={!isComplete}
        aria-describedby={isComplete ? undefined : 'estimate-needs'}
        // lib/early/early-input.ts may have enabled it.
        suppressHydrationWarning
        className={`needs-script peer ${buttonClass({ size: 'lg' })} in-aria-busy:animate-pulse`}
      >
        {labels.submit}
        <Icon name="arrow" />
      </button>
      <p id="estimate-needs" className="needs-script peer-disabled:block hidden text-muted text-small">
        {labels.needs}
      </p>
    </form>
  )
}
