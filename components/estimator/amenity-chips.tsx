import { Icon } from '@/components/ui/icon'
import type { Amenity } from '@/lib/business/estimate'
import { amenityGroups } from '@/lib/content/amenity-groups'
import type { EstimatorLabels } from './labels'

type AmenityChipsProps = { labels: EstimatorLabels['amenities']; count: number }

const groups = Object.entries(amenityGroups) as [keyof typeof amenityGroups, readonly Amenity[]][]

/** The twenty amenities in three groups, with the number chosen told to everyone. */
export function AmenityChips({ labels, count }: AmenityChipsProps) {
  return (
    <fieldset className="min-w-0" aria-describedby="amenities-help">
      <legend className="font-semibold">{labels.label}</legend>
      <div className="flex flex-wrap justify-between gap-x-4 text-small text-slate">
        <p id="amenities-help">{labels.help}</p>
        <p role="status" className="tabular">
          {labels.selected[count]}
        </p>
      </div>
      {groups.map(([group, amenities]) => (
        <fieldset key={group} className="mt-3 min-w-0">
          <legend className="mb-1.5 text-small font-semibold text-forest">{labels.groups[group]}</legend>
          <div className="flex flex-wrap gap-2">
            {amenities.map((amenity) => (
              <Chip key={amenity} value={amenity} label={labels.names[amenity]} />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  )
}

function Chip({ value, label }: { value: Amenity; label: string }) {
  return (
    <label
      className={
        'relative inline-flex min-h-11 items-center gap-1.5 rounded-sm border border-edge bg-paper px-3 text-small ' +
        'leading-tight hover:border-forest has-checked:border-forest ' +
        'has-checked:bg-forest has-checked:text-limestone has-focus-visible:outline-3 ' +
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-lake'
      }
    >
      <input
        type="checkbox"
        name="amenities"
        value={value}
        className="peer absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Icon name="plus" className="size-4 text-slate peer-checked:hidden" />
      <Icon name="check" className="hidden size-4 text-mustard peer-checked:block" />
      {label}
    </label>
  )
}
