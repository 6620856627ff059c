import type { Amenity } from '../business/estimate'

/** Amenities that most homes have; the estimator shows them from the start. */
export const commonAmenities = [
  'garden',
  'terrace',
  'parking',
  'fireplace',
  'wifi',
  'kitchen',
  'washing_machine',
  'dishwasher',
  'tv',
] as const satisfies readonly Amenity[]

/** The other amenities in groups, which one button shows. Each group is in catalogue order. */
export const amenityGroups = {
  indoors: ['ac', 'bathtub', 'coffee_machine'],
  outdoors: ['balcony', 'sea_view', 'mountain_view', 'bbq'],
  comfort: ['pool', 'sauna', 'jacuzzi', 'gym'],
} as const satisfies Record<string, readonly Amenity[]>

export const moreAmenities: readonly Amenity[] = Object.values(amenityGroups).flat()
