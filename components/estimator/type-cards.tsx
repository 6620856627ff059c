import type { UseFormRegisterReturn } from 'react-hook-form'
import { propertyTypes } from '@/lib/business/estimate'
import { estimateSchema, isRequired } from '@/lib/leads/schemas'
import { onLeave } from '../forms/after-press'
import { FieldError } from '../forms/field-error'
import { lozengePath } from '../ui/lozenge-path'
import type { EstimatorLabels } from './estimator-labels'

type TypeCardsProps = {
  field: UseFormRegisterReturn
  legend: string
  types: EstimatorLabels['types']
  error?: string
  className: string
}

/** The five property types as cards. An invisible radio covers each card, so that touch and keyboard both reach it. */
export function TypeCards({ field, legend, types, error, className }: TypeCardsProps) {
  return (
    <fieldset className={`@container min-w-0 ${className}`}>
      <legend className="mb-1.5 font-semibold">{legend}</legend>
      <div className="grid gap-2 @[19rem]:grid-cols-2 @sm:grid-cols-6">
        {propertyTypes.map((type) => (
          <label
            key={type}
            className="choice flex @sm:min-h-13 @[19rem]:last:col-span-2 @sm:col-span-2 @sm:nth-[n+4]:col-span-3 gap-1.5 px-2 @sm:px-3 border-2 border-rule bg-surface py-2 has-checked:bg-surface-alt has-checked:font-semibold"
          >
            <input
              {...field}
              ref={(radio) => {
                // React Hook Form keeps early input, but of radios only those that are checked by default.
                if (radio?.checked) radio.defaultChecked = true
                field.ref(radio)
              }}
              onBlur={onLeave(field.onBlur)}
              type="radio"
              value={type}
              required={isRequired(estimateSchema.shape.propertyType)}
              // Otherwise an empty required choice is announced as invalid from the start.
              aria-invalid={Boolean(error)}
              aria-describedby={error && 'type-error'}
              className="peer absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {/* The mark of a selected card: a tile of the site's ornament. */}
            <svg
              viewBox="0 0 14 20"
              aria-hidden="true"
              className="h-5 w-3.5 shrink-0 fill-card stroke-edge peer-checked:fill-highlight peer-checked:stroke-primary"
            >
              <path d={lozengePath(7, 10, 6)} strokeWidth="1.5" />
            </svg>
            {types[type]}
          </label>
        ))}
      </div>
      <FieldError id="type-error" text={error} />
    </fieldset>
  )
}
