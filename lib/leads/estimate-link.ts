import { amenities, isPropertyType, parseCapacity } from '../business/estimate'
import type { EstimateInputs } from './schemas'

/**
 * The answers in a URL (`?propertyType=f2&sleepingCapacity=4&amenities=pool,wifi&location=Autun`), by the names of the form's
 * fields. Contains what the estimate form accepts, and nothing else.
 */
export function readEstimateLink(search: string): Partial<EstimateInputs> {
  const query = new URLSearchParams(search)
  const text = (name: string) => query.get(name)?.trim() ?? ''
  const [location, propertyType, sleepingCapacity] = [
    text('location'),
    text('propertyType'),
    text('sleepingCapacity'),
  ]
  const named = query.getAll('amenities').join().split(',')
  const chosen = amenities.filter((amenity) => named.includes(amenity))
  return {
    ...(location && { location }),
    ...(isPropertyType(propertyType) && { propertyType }),
    ...(parseCapacity(sleepingCapacity) !== null && { sleepingCapacity }),
    ...(chosen.length > 0 && { amenities: chosen }),
  }
}
