import { ContactSection } from '@/components/contact/contact-section'
import { EstimatorSection } from '@/components/estimator/estimator-section'
import { CaseStudies } from '@/components/sections/case-studies'
import { Comparison } from '@/components/sections/comparison'
import { Faq } from '@/components/sections/faq'
import { Guarantees } from '@/components/sections/guarantees'
import { HomeHero } from '@/components/sections/home-hero'
import { HomeStats } from '@/components/sections/home-stats'
import { Platforms } from '@/components/sections/platforms'
import { Pricing } from '@/components/sections/pricing'
import { Process } from '@/components/sections/process'
import { Testimonials } from '@/components/sections/testimonials'
import { ZoneCards } from '@/components/sections/zone-cards'
import { FloatingActions } from '@/components/shell/floating-actions'
import { JsonLd } from '@/components/shell/json-ld'
import { PreviewRibbon } from '@/components/shell/preview-ribbon'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/')

export default function HomePage() {
  return (
    <>
      <HomeHero />
      <EstimatorSection />
      <HomeStats />
      <Comparison />
      <CaseStudies />
      <ZoneCards />
      <Platforms />
      <Process />
      <Pricing />
      <Guarantees />
      <Testimonials people={['claire', 'philippe', 'marijke']} />
      <Faq />
      <ContactSection />
      <FloatingActions />
      <JsonLd page="/" />
      <PreviewRibbon page="/" />
    </>
  )
}
