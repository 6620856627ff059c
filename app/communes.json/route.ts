import { areaCommunes } from '@/lib/content/communes'

export const dynamic = 'force-static'

/** The communes and postcodes of the areas, which the estimator fetches once its field for the place has the focus. */
export function GET(): Response {
  return Response.json(areaCommunes())
}
