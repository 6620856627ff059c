import type { Amenity, PropertyType } from '@/lib/business/estimate'
import type { amenityGroups } from '@/lib/content/amenity-groups'

/** Every sentence of the estimator, in the page's language. */
export type EstimatorLabels = {
  location: { label: string; placeholder: string }
  propertyType: string
  types: Record<PropertyType, string>
  capacity: { label: string; placeholder: string }
  amenities: {
    label: string
    help: string
    groups: Record<keyof typeof amenityGroups, string>
    names: Record<Amenity, string>
    /** How many are chosen, in words, from none to all twenty. */
    selected: string[]
  }
  submit: string
  hint: string
  gate: { title: string; text: string; email: string; phone: string; submit: string }
  result: { monthly: string; yearly: string; note: string; blurred: string; another: string }
  thanks: { title: string; text: string }
  share: { copy: string; copied: string }
  honeypot: string
}
