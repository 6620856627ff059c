import { notFound } from 'next/navigation'
import { getTranslations } from 'next-intl/server'
import { ContactSection } from '@/components/contact/contact-section'
import { EstimatorSection } from '@/components/estimator/estimator-section'
import { Benefits } from '@/components/sections/benefits'
import { Checklist } from '@/components/sections/checklist'
import { CityHero } from '@/components/sections/city-hero'
import { CitySpecific } from '@/components/sections/city-specific'
import { Closing } from '@/components/sections/closing'
import { Coverage } from '@/components/sections/coverage'
import { Guarantees } from '@/components/sections/guarantees'
import { HowItWorks } from '@/components/sections/how-it-works'
import { MorvanStats } from '@/components/sections/morvan-stats'
import { Pricing } from '@/components/sections/pricing'
import { Testimonials } from '@/components/sections/testimonials'
import { JsonLd } from '@/components/shell/json-ld'
import { PreviewRibbon } from '@/components/shell/preview-ribbon'
import { cities, findCity } from '@/lib/content/cities'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/metadata'

export const dynamicParams = false

export function generateStaticParams() {
  return cities.map(({ slug }) => ({ city: slug }))
}

export async function generateMetadata({ params }: PageProps<'/[locale]/[city]'>) {
  return pageMetadata({ city: (await params).city })
}

/** Two kinds of page (DECISIONS.md, Blocks): `process` and `checklist`. */
export default async function CityPage({ params }: PageProps<'/[locale]/[city]'>) {
  const city = findCity((await params).city)
  if (!city) notFound()
  const places = await getTranslations('places')
  const process = city.blocks === 'process'
  return (
    <>
      <CityHero city={city} />
      <Benefits city={city} />
      {process ? <HowItWorks /> : <Checklist />}
      <EstimatorSection location={places(`${city.key}.name`)} />
      <Pricing />
      {process ? <Guarantees /> : null}
      <Coverage city={city} />
      <CitySpecific cityKey={city.key} />
      {city.morvanStats.includes(await currentLocale()) ? <MorvanStats /> : null}
      <Testimonials people={process ? city.testimonials : city.testimonials.slice(0, 1)} />
      {process ? null : <Closing place={city.slug} />}
      <ContactSection variant="short" />
      <JsonLd page={{ city: city.slug }} />
      <PreviewRibbon page={{ city: city.slug }} />
    </>
  )
}
