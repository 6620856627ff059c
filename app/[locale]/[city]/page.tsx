import { Coverage } from '@/components/areas/coverage'
import { Benefits } from '@/components/blocks/benefits'
import { Checklist } from '@/components/blocks/checklist'
import { CityProcess } from '@/components/blocks/city-process'
import { CitySpecific } from '@/components/blocks/city-specific'
import { Closing } from '@/components/blocks/closing'
import { Guarantees } from '@/components/blocks/guarantees'
import { MorvanStats } from '@/components/blocks/morvan-stats'
import { ContactSection } from '@/components/contact/contact-section'
import { EstimatorSection } from '@/components/estimator/estimator-section'
import { CityHero } from '@/components/first-screen/city-hero'
import { Testimonials } from '@/components/owners/testimonials'
import { Page } from '@/components/page/page'
import { Pricing } from '@/components/plans/pricing'
import { type CitySlug, cityOf, citySlugs } from '@/lib/content/cities'
import { testimonialsFor } from '@/lib/content/people'
import { currentLocale } from '@/lib/i18n/current-locale'
import { translatorOf } from '@/lib/i18n/translate'
import { pageMetadata } from '@/lib/seo/metadata'

type CityPageProps = PageProps<'/[locale]/[city]'>

export const dynamicParams = false

export function generateStaticParams() {
  return citySlugs.map((city) => ({ city }))
}

/** Next renders no other city than those above (`dynamicParams`). */
const slugOf = async ({ params }: CityPageProps) => (await params).city as CitySlug

export async function generateMetadata(props: CityPageProps) {
  return pageMetadata(`/${await slugOf(props)}`)
}

/** Two kinds of page: `process` says how it works and what we guarantee, `checklist` lists the services. */
export default async function CityPage(props: CityPageProps) {
  const slug = await slugOf(props)
  const entry = cityOf(slug)
  const process = entry.blocks === 'process'
  const locale = await currentLocale()
  return (
    <Page at={`/${slug}`}>
      <CityHero city={slug} />
      <Benefits city={slug} />
      {process ? <CityProcess /> : <Checklist />}
      <EstimatorSection location={translatorOf(locale)(`cities.${slug}.name`)} />
      <Pricing city={slug} />
      {entry.blocks === 'process' ? <Guarantees detail={{ poster: slug, pause: entry.pause }} /> : null}
      <Coverage city={slug} />
      <CitySpecific city={slug} />
      {entry.morvanStats?.includes(locale) ? <MorvanStats /> : null}
      <Testimonials people={testimonialsFor(locale, slug).slice(0, process ? 2 : 1)} city={slug} />
      {process ? null : <Closing city={slug} />}
      <ContactSection city={slug} questions={process ? [] : ['incident']} />
    </Page>
  )
}
