import type { Amenity } from '../business/estimate'

/** What most homes have: the estimator shows these at once. */
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

/** The others, behind one press, in groups; inside a group, catalogue order. */
export const amenityGroups = {
  indoors: ['ac', 'bathtub', 'coffee_machine'],
  outdoors: ['balcony', 'sea_view', 'mountain_view', 'bbq'],
  comfort: ['pool', 'sauna', 'jacuzzi', 'gym'],
} as const satisfies Record<string, readonly Amenity[]>

export const moreAmenities: readonly Amenity[] = Object.values(amenityGroups).flat()
