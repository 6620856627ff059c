import { areaCommunes } from '@/lib/content/communes'

export const dynamic = 'force-static'

/** The communes and postcodes of the areas, which the estimator fetches when a place is typed. */
export function GET(): Response {
  return Response.json(areaCommunes())
}
