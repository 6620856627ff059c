import { ContactSection } from '@/components/contact/contact-section'
import { Page } from '@/components/page/page'
import { PricesHero } from '@/components/sections/prices-hero'
import { Pricing } from '@/components/sections/pricing'
import { Testimonials } from '@/components/sections/testimonials'
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
