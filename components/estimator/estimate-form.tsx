import type { FormEvent, RefObject } from 'react'
import { Field } from '@/components/forms/field'
import { buttonClass } from '@/components/ui/button'
import { Icon } from '@/components/ui/icon'
import { AmenityChips } from './amenity-chips'
import type { EstimatorLabels } from './estimator-labels'
import { TypeCards } from './type-cards'

type EstimateFormProps = {
  formRef: RefObject<HTMLFormElement | null>
  labels: EstimatorLabels
  location: string
  count: number
  ready: boolean
  error?: string
  onInput: (event: FormEvent<HTMLFormElement>) => void
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
}

/** The questions. Uncontrolled, and checked by us alone: the form itself holds the values. */
export function EstimateForm(props: EstimateFormProps) {
  const { formRef, labels, location, count, ready, error, onInput, onSubmit } = props
  return (
    <form
      ref={formRef}
      name="estimate"
      noValidate
      onInput={onInput}
      onSubmit={onSubmit}
      // lib/early/early-input.ts may have marked it as busy.
      suppressHydrationWarning
      className="grid gap-4 rounded-md border border-rule bg-paper p-4 shadow-card sm:gap-5 sm:p-7"
    >
      <div className="grid grid-cols-[3fr_2fr] items-end gap-x-3 gap-y-1.5 sm:gap-x-5">
        <Field
          id="estimate-location"
          name="location"
          label={labels.location.label}
          placeholder={labels.location.placeholder}
          defaultValue={location}
          autoComplete="address-level2"
        />
        <Field
          id="estimate-capacity"
          name="sleepingCapacity"
          label={labels.capacity.label}
          placeholder={labels.capacity.placeholder}
          describedBy="capacity-hint"
          inputMode="numeric"
          autoComplete="off"
          enterKeyHint="go"
          required
          error={error}
        />
        <p id="capacity-hint" className="col-span-2 text-slate text-small">
          {labels.capacity.hint}
        </p>
      </div>
      <TypeCards legend={labels.propertyType} types={labels.types} />
      <AmenityChips labels={labels.amenities} count={count} />
      <button
        type="submit"
        disabled={!ready}
        suppressHydrationWarning
        className={`needs-script ${buttonClass({ size: 'lg' })} in-aria-busy:animate-pulse`}
      >
        {labels.submit}
        <Icon name="arrow" />
      </button>
    </form>
  )
}
