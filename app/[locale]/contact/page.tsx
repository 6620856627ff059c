import { getTranslations } from 'next-intl/server'
import { Page } from '@/components/page/page'
import { ContactSection } from '@/components/sections/contact-section'
import { PageHeading } from '@/components/sections/page-heading'
import { ReachUs } from '@/components/sections/reach-us'
import { Testimonials } from '@/components/sections/testimonials'
import { currentLocale } from '@/lib/build/current-locale'
import { pageMetadata } from '@/lib/build/seo/metadata'
import { figureArguments } from '@/lib/business/figures'
import { testimonialsFor } from '@/lib/content/people'

const at = '/contact'

export const generateMetadata = () => pageMetadata(at)

export default async function ContactPage() {
  const t = await getTranslations()
  return (
    <Page at={at}>
      <PageHeading page="contact" intro={t('pages.contact.intro', figureArguments)} poster="home">
        <ReachUs />
      </PageHeading>
      <ContactSection heading="hidden" />
      <Testimonials people={testimonialsFor(await currentLocale())} background="surface-alt" />
    </Page>
  )
}
