import { shareImage } from '@/components/share/share-image'
import { pageName, publicPages } from '@/lib/content/pages'
import { translatorOf } from '@/lib/i18n/translate'
import { pageCopy } from '@/lib/seo/page-copy'

export const dynamic = 'force-static'
export const dynamicParams = false

const images = new Map(
  publicPages.map(({ page, locale }) => [`${pageName(page)}-${locale}.png`, { page, locale }]),
)

export function generateStaticParams() {
  return [...images.keys()].map((image) => ({ image }))
}

/** One share image for each page and language. A route, because an exported metadata file has no `.png` name. */
export async function GET(_request: Request, { params }: RouteContext<'/og/[image]'>) {
  const { image } = await params
  const subject = images.get(image)
  if (!subject) return new Response(null, { status: 404 })
  const { title } = pageCopy(subject.page, translatorOf(subject.locale))
  const picture = await shareImage(subject.page, title)
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/png' } })
}
