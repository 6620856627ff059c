import { type Amenity, amenities } from '../business/estimate'

/** The amenities that the estimator always shows: as many as fit into one row of a phone. */
export const firstAmenities = ['garden', 'terrace', 'wifi'] as const satisfies readonly Amenity[]

/** The less common amenities in groups, which are in a disclosure. Each group is in catalogue order. */
export const amenityGroups = {
  indoors: ['ac', 'bathtub', 'coffee_machine'],
  outdoors: ['balcony', 'sea_view', 'mountain_view', 'bbq'],
  comfort: ['pool', 'sauna', 'jacuzzi', 'gym'],
} as const satisfies Record<string, readonly Amenity[]>

const others: readonly Amenity[] = [...firstAmenities, ...Object.values(amenityGroups).flat()]

/** All others, which a phone folds. */
export const commonAmenities = amenities.filter((amenity) => !others.includes(amenity))
