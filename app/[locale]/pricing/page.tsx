import { getTranslations } from 'next-intl/server'
import { ContactSection } from '@/components/contact/contact-section'
import { PageHeading } from '@/components/sections/page-heading'
import { Pricing } from '@/components/sections/pricing'
import { QuoteHeading } from '@/components/sections/quote-heading'
import { Testimonials } from '@/components/sections/testimonials'
import { JsonLd } from '@/components/shell/json-ld'
import { PreviewRibbon } from '@/components/shell/preview-ribbon'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/pricing')

export default async function PricingPage() {
  const t = await getTranslations('pages.pricing')
  return (
    <>
      <QuoteHeading />
      <PageHeading title={t('title')} intro={t('intro')} poster="dijon" />
      <Pricing />
      <Testimonials people={['philippe', 'claire', 'marijke']} />
      <ContactSection variant="study" />
      <JsonLd page="/pricing" />
      <PreviewRibbon page="/pricing" />
    </>
  )
}
