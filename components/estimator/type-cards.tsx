import type { UseFormRegisterReturn } from 'react-hook-form'
import { propertyTypes } from '@/lib/business/estimate'
import { estimateSchema, isRequired } from '@/lib/leads/schemas'
import { onLeave } from '../forms/after-press.browser'
import { FieldError } from '../forms/field-error'
import { lozengePath } from '../ui/lozenge-path'
import { useEstimatorProps } from './estimator-context'
import { House } from './house'

const card =
  'choice flex min-h-24 flex-col gap-1.5 text-balance border-2 border-rule bg-surface px-0.5 py-2 text-center text-small ' +
  'has-checked:bg-surface-alt has-checked:font-semibold'

/** Three and two in a row on phones, in letters for which they have room; below 312 px two, two and one. */
const cardInRow =
  'last:col-span-2 @[19.5rem]:col-span-2 @[19.5rem]:nth-[n+4]:col-span-3 @[19.5rem]:@max-[33rem]:text-note @min-[33rem]:col-span-1!'

type TypeCardsProps = {
  field: UseFormRegisterReturn
  error?: string
  className: string
}

/** The five property types as tiles. An invisible radio covers each tile, so that touch and keyboard both reach it. */
export function TypeCards({ field, error, className }: TypeCardsProps) {
  const { labels } = useEstimatorProps()
  return (
    <fieldset className={`@container min-w-0 ${className}`}>
      <legend className="mb-1.5 font-semibold">{labels.propertyType.label}</legend>
      <div className="grid @[19.5rem]:grid-cols-6 @min-[33rem]:grid-cols-5 grid-cols-2 gap-2">
        {propertyTypes.map((type) => (
          <label key={type} className={`${card} ${cardInRow}`}>
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
            {/* The mark of the selected tile: a tile of the site's ornament. */}
            <svg
              viewBox="0 0 14 20"
              aria-hidden="true"
              className="absolute top-1.5 left-1.5 h-5 w-3.5 fill-card stroke-edge peer-checked:fill-highlight peer-checked:stroke-primary"
            >
              <path d={lozengePath(7, 10, 6)} strokeWidth="1.5" />
            </svg>
            <House type={type} className="w-19.5" />
            {labels.types[type]}
          </label>
        ))}
      </div>
      <FieldError id="type-error" text={error} />
    </fieldset>
  )
}
