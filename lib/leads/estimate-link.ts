import { amenities, isPropertyType } from '../business/estimate'
import type { EstimateInputs } from './schemas'

/** The maximum length of a value, in characters. Longer values are ignored. */
const maxLength = { location: 100, sleepingCapacity: 4 }

/**
 * The answers in an address (`?propertyType=f2&sleepingCapacity=4&amenities=pool,wifi&location=Autun`), by the names of
 * the form's fields. Invalid ones are left out.
 */
export function readEstimateLink(search: string): Partial<EstimateInputs> {
  const query = new URLSearchParams(search)
  const text = (name: keyof typeof maxLength) => {
    const value = query.get(name)?.trim() ?? ''
    return value.length <= maxLength[name] ? value : ''
  }
  const [location, sleepingCapacity] = [text('location'), text('sleepingCapacity')]
  const propertyType = query.get('propertyType') ?? ''
  const named = query.getAll('amenities').join().split(',')
  const chosen = amenities.filter((amenity) => named.includes(amenity))
  return {
    ...(location && { location }),
    ...(isPropertyType(propertyType) && { propertyType }),
    ...(/^\d*[1-9]\d*$/.test(sleepingCapacity) && { sleepingCapacity }),
    ...(chosen.length > 0 && { amenities: chosen }),
  }
}

/** The address with these answers; `page` is the page's address without query and hash. */
export function estimateLink(page: string, { amenities: chosen, ...answers }: EstimateInputs): string {
  const given = Object.entries(answers).map(([name, answer]) => [name, answer.trim()])
  const query = new URLSearchParams(given.filter(([, answer]) => answer))
  // Commas need no escape in a query, and the link stays readable.
  return `${page}?${query}${chosen.length > 0 ? `&amenities=${chosen.join(',')}` : ''}#calculator`
}
