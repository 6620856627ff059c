import { placeIndex } from '@/lib/content/place-index'
import { type Locale, locales } from '@/lib/i18n/locales'

export const dynamic = 'force-static'
export const dynamicParams = false

export function generateStaticParams() {
  return locales.map((locale) => ({ file: `${locale}.json` }))
}

/** The recognised places of one language. The estimator fetches them on demand, so that they add nothing to its bundle. */
export async function GET(_request: Request, { params }: RouteContext<'/places/[file]'>) {
  const { file } = await params
  return Response.json(placeIndex(file.replace('.json', '') as Locale))
}
