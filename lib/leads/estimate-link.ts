import { amenities, isAmenity, isPropertyType, parseCapacity } from '../business/estimate'
import type { EstimateInputs } from './payloads'

/** Longer values come from nobody who types a place or a number of beds. */
const longest = { location: 100, beds: 4 }

/**
 * The inputs that an address carries (`?type=f2&beds=4&amenities=pool,wifi&place=Autun`).
 * Whatever is not valid is left out. The hero's form, sent before hydration, calls the first two by their fields.
 */
export function readEstimateLink(search: string): Partial<EstimateInputs> {
  const query = new URLSearchParams(search)
  const type = query.get('type') ?? query.get('propertyType') ?? ''
  const beds = query.get('beds') ?? query.get('sleepingCapacity')?.trim() ?? ''
  const location = query.get('place')?.trim() ?? ''
  const named = (query.get('amenities') ?? '').split(',')
  const chosen = amenities.filter((amenity) => named.filter(isAmenity).includes(amenity))
  return {
    ...(isPropertyType(type) && { propertyType: type }),
    ...(/^\d+$/.test(beds) &&
      beds.length <= longest.beds &&
      parseCapacity(beds) !== null && { sleepingCapacity: beds }),
    ...(chosen.length > 0 && { amenities: chosen }),
    ...(location && location.length <= longest.location && { location }),
  }
}

/** The address that carries these inputs; `page` is the page's address without query and anchor. */
export function estimateLink(page: string, inputs: EstimateInputs): string {
  const query = new URLSearchParams({ type: inputs.propertyType, beds: inputs.sleepingCapacity.trim() })
  const place = inputs.location.trim()
  if (place) query.set('place', place)
  // Commas stay readable: they need no escape in a query.
  const chosen = inputs.amenities.length > 0 ? `&amenities=${inputs.amenities.join(',')}` : ''
  return `${page}?${query}${chosen}#calculator`
}
