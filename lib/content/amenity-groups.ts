import type { Amenity } from '../business/estimate'

/** How the estimator groups the twenty amenities; inside a group, catalogue order. */
export const amenityGroups = {
  indoors: [
    'ac',
    'fireplace',
    'wifi',
    'kitchen',
    'washing_machine',
    'dishwasher',
    'tv',
    'bathtub',
    'coffee_machine',
  ],
  outdoors: ['garden', 'terrace', 'parking', 'balcony', 'sea_view', 'mountain_view', 'bbq'],
  comfort: ['pool', 'sauna', 'jacuzzi', 'gym'],
} as const satisfies Record<string, readonly Amenity[]>
