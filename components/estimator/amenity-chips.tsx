import type { UseFormRegisterReturn } from 'react-hook-form'
import { Icon } from '@/components/ui/icon'
import type { Amenity } from '@/lib/business/estimate'
import { amenityGroups, commonAmenities, firstAmenities } from '@/lib/content/amenity-groups'
import type { EstimatorLabels } from './estimator-labels'

type ChipsProps = {
  field: UseFormRegisterReturn
  labels: Pick<EstimatorLabels, 'amenities' | 'groups' | 'names' | 'selected' | 'forms'>
}

const groups = Object.entries(amenityGroups) as [keyof typeof amenityGroups, readonly Amenity[]][]

/**
 * The twenty amenities, none of them required, and the number of selected ones. On a phone a disclosure folds all but the
 * first row, from 768 px only the less common ones. Browsers without `::details-content` fold as a phone does.
 */
export function AmenityChips({ field, labels, count }: ChipsProps & { count: number }) {
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">
        {labels.amenities.label}
        <span className="font-normal text-muted">{` ${labels.forms.mark}`}</span>
      </legend>
      <Chips field={field} amenities={firstAmenities} labels={labels} />
      <details className="group/more flex flex-col md:details-content:[content-visibility:visible]">
        <summary className="order-last flex min-h-11 items-center gap-2 font-semibold text-link text-small">
          <Icon
            name="chevron"
            className="size-5 transition-[rotate] duration-200 group-open/more:rotate-180"
          />
          {labels.amenities.more}
        </summary>
        <div className="mt-2">
          <Chips field={field} amenities={commonAmenities} labels={labels} />
        </div>
        {groups.map(([group, amenities]) => (
          <fieldset key={group} className="mt-2 hidden min-w-0 group-open/more:block">
            <legend className="mb-1.5 font-semibold text-primary text-small">{labels.groups[group]}</legend>
            <Chips field={field} amenities={amenities} labels={labels} />
          </fieldset>
        ))}
      </details>
      {/* Below the choices, which stay where they are as it appears. */}
      {count > 0 ? <p className="tabular text-muted text-small">{labels.selected[count - 1]}</p> : null}
    </fieldset>
  )
}

function Chips({ field, amenities, labels }: ChipsProps & { amenities: readonly Amenity[] }) {
  return (
    <div className="flex flex-wrap gap-2">
      {amenities.map((amenity) => (
        <label
          key={amenity}
          className="choice inline-flex grow cursor-pointer justify-center gap-2 border border-edge bg-card px-3 text-small has-checked:bg-primary has-checked:text-on-primary"
        >
          <input
            {...field}
            type="checkbox"
            value={amenity}
            className="size-4 cursor-pointer accent-highlight outline-none"
          />
          {labels.names[amenity]}
        </label>
      ))}
    </div>
  )
}
