import { ContactSection } from '@/components/contact/contact-section'
import { PricesHero } from '@/components/first-screen/prices-hero'
import { Testimonials } from '@/components/owners/testimonials'
import { Page } from '@/components/page/page'
import { Pricing } from '@/components/plans/pricing'
import { testimonialsFor } from '@/lib/content/people'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/metadata'

const at = '/pricing'

export const generateMetadata = () => pageMetadata(at)

export default async function PricingPage() {
  return (
    <Page at={at}>
      <PricesHero />
      <Pricing isPage />
      <Testimonials people={testimonialsFor(await currentLocale())} />
      <ContactSection variant="study" />
    </Page>
  )
}
