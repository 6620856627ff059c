import { ContactSection } from '@/components/contact/contact-section'
import { EstimatorSection } from '@/components/estimator/estimator-section'
import { FloatingActions } from '@/components/page/floating-actions'
import { Page } from '@/components/page/page'
import { AreaCards } from '@/components/sections/area-cards'
import { CaseStudies } from '@/components/sections/case-studies'
import { Comparison } from '@/components/sections/comparison'
import { Faq } from '@/components/sections/faq'
import { Guarantees } from '@/components/sections/guarantees'
import { HomeHero } from '@/components/sections/home-hero'
import { Platforms } from '@/components/sections/platforms'
import { Pricing } from '@/components/sections/pricing'
import { Process } from '@/components/sections/process'
import { Testimonials } from '@/components/sections/testimonials'
import { testimonialsFor } from '@/lib/content/people'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/metadata'

const at = '/'

export const generateMetadata = () => pageMetadata(at)

export default async function HomePage() {
  return (
    <Page at={at} floating={<FloatingActions />}>
      <HomeHero />
      <EstimatorSection />
      <Comparison />
      <CaseStudies />
      <AreaCards />
      <Platforms />
      <Process />
      <Pricing />
      <Guarantees />
      <Testimonials people={testimonialsFor(await currentLocale()).slice(0, 1)} hasCases />
      <Faq />
      <ContactSection questions={false} />
    </Page>
  )
}
