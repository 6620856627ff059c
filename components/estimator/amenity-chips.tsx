import type { UseFormRegisterReturn } from 'react-hook-form'
import type { Amenity } from '@/lib/business/estimate'
import { amenityGroups, commonAmenities, firstAmenities } from '@/lib/content/amenity-groups'
import { Disclosure } from '../ui/disclosure'
import { useEstimatorProps } from './estimator-context'

type ChipsProps = { field: UseFormRegisterReturn }

const groups = Object.entries(amenityGroups) as [keyof typeof amenityGroups, readonly Amenity[]][]

/**
 * The twenty amenities, none of them required, and the number of selected ones. On a phone a disclosure folds all but the
 * first row, from 768 px only the less common ones. Browsers without `::details-content` fold as a phone does.
 */
export function AmenityChips({ field, count }: ChipsProps & { count: number }) {
  const { labels } = useEstimatorProps()
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-2 font-semibold">
        {labels.amenities.label}
        <span className="font-normal text-muted">{` ${labels.forms.mark}`}</span>
      </legend>
      <Chips field={field} amenities={firstAmenities} columns="@[17rem]:grid-cols-[repeat(3,auto)]" />
      <Disclosure
        sign="chevron"
        title={labels.amenities.more}
        className="flex flex-col md:details-content:[content-visibility:visible]"
        titleClass="order-last font-semibold text-link text-small"
      >
        <div className="mt-2">
          <Chips field={field} amenities={commonAmenities} />
        </div>
        {groups.map(([group, amenities]) => (
          <fieldset key={group} className="mt-2 hidden min-w-0 group-open/disclosure:block">
            <legend className="mb-1.5 font-semibold text-primary text-small">{labels.groups[group]}</legend>
            <Chips field={field} amenities={amenities} />
          </fieldset>
        ))}
      </Disclosure>
      {/* Below the choices, which stay where they are as it appears. */}
      {count > 0 ? <p className="tabular text-muted text-small">{labels.selected[count - 1]}</p> : null}
    </fieldset>
  )
}

type ChipRowsProps = ChipsProps & {
  amenities: readonly Amenity[]
  /** The columns of a phone. */
  columns?: string
}

/** Those with long names take two columns. */
const spans: Partial<Record<Amenity, string>> = {
  sea_view: '@md:col-span-2',
  mountain_view: '@[17rem]:col-span-2',
}

function Chips({ field, amenities, columns = '@[17rem]:grid-cols-2' }: ChipRowsProps) {
  const { labels } = useEstimatorProps()
  return (
    <div className={`grid gap-2 @md:grid-cols-3! ${columns}`}>
      {amenities.map((amenity) => (
        <label
          key={amenity}
          className={`choice flex cursor-pointer gap-1.5 border border-edge bg-card px-2 py-1 text-small has-checked:bg-surface-alt has-checked:shadow-[inset_0_0_0_1px_var(--color-primary)] @md:gap-2.5 @md:px-3 ${spans[amenity] ?? ''}`}
        >
          <input
            {...field}
            type="checkbox"
            value={amenity}
            className="size-4.5 shrink-0 cursor-pointer accent-primary outline-none"
          />
          <span className="min-w-0 hyphens-auto [overflow-wrap:anywhere]">{labels.names[amenity]}</span>
        </label>
      ))}
    </div>
  )
}
