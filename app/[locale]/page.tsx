import { AreaWall } from '@/components/areas/area-wall'
import { Comparison } from '@/components/blocks/comparison'
import { Faq } from '@/components/blocks/faq'
import { Guarantees } from '@/components/blocks/guarantees'
import { Platforms } from '@/components/blocks/platforms'
import { Process } from '@/components/blocks/process'
import { ContactSection } from '@/components/contact/contact-section'
import { EstimatorSection } from '@/components/estimator/estimator-section'
import { HomeHero } from '@/components/first-screen/home-hero'
import { CaseStudies } from '@/components/owners/case-studies'
import { Testimonials } from '@/components/owners/testimonials'
import { FloatingActions } from '@/components/page/floating-actions'
import { Page } from '@/components/page/page'
import { Pricing } from '@/components/plans/pricing'
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
      <AreaWall />
      <Platforms />
      <Process />
      <Pricing />
      <Guarantees />
      <Testimonials people={testimonialsFor(await currentLocale()).slice(0, 1)} hasCases />
      <Faq />
      <ContactSection />
    </Page>
  )
}
