import { type Amenity, amenities } from '../business/estimate'

/** The less common amenities in groups, which are in a disclosure. Each group is in catalogue order. */
export const amenityGroups = {
  indoors: ['ac', 'bathtub', 'coffee_machine'],
  outdoors: ['balcony', 'sea_view', 'mountain_view', 'bbq'],
  comfort: ['pool', 'sauna', 'jacuzzi', 'gym'],
} as const satisfies Record<string, readonly Amenity[]>

export const moreAmenities: readonly Amenity[] = Object.values(amenityGroups).flat()

/** All others, which the estimator shows from the start. */
export const commonAmenities = amenities.filter((amenity) => !moreAmenities.includes(amenity))
