import { amenities } from '../business/estimate'
import { type EstimateInputs, estimateSchema } from './schemas'

/**
 * The answers in a URL (`?propertyType=f2&sleepingCapacity=4&amenities=pool,wifi&location=Autun`), by the names of the form's
 * fields. Contains what the estimate form accepts, and nothing else.
 */
export function readEstimateLink(search: string): Partial<EstimateInputs> {
  const query = new URLSearchParams(search)
  const named = query.getAll('amenities').join().split(',')
  const chosen = amenities.filter((amenity) => named.includes(amenity))
  const answers: Record<string, unknown> = { amenities: chosen }
  for (const name of ['location', 'propertyType', 'sleepingCapacity']) answers[name] = query.get(name)?.trim()
  return Object.fromEntries(
    Object.entries(estimateSchema.shape).flatMap(([name, schema]) => {
      const { data } = schema.safeParse(answers[name])
      return data && data.length > 0 ? [[name, data]] : []
    }),
  )
}
