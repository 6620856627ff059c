import { getTranslations } from 'next-intl/server'
import { ContactSection } from '@/components/contact/contact-section'
import { PageHeading } from '@/components/sections/page-heading'
import { Testimonials } from '@/components/sections/testimonials'
import { JsonLd } from '@/components/shell/json-ld'
import { PreviewRibbon } from '@/components/shell/preview-ribbon'
import { copyFigures } from '@/lib/content/copy-figures'
import { pageMetadata } from '@/lib/seo/metadata'

export const generateMetadata = () => pageMetadata('/contact')

export default async function ContactPage() {
  const t = await getTranslations('pages.contact')
  return (
    <>
      <PageHeading title={t('title')} intro={t('intro', copyFigures)} poster="home" />
      <ContactSection />
      <Testimonials people={['marijke', 'claire', 'philippe']} />
      <JsonLd page="/contact" />
      <PreviewRibbon page="/contact" />
    </>
  )
}
