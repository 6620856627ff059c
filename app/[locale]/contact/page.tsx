import { getTranslations } from 'next-intl/server'
import { ContactSection } from '@/components/contact/contact-section'
import { ContactHeading } from '@/components/first-screen/contact-heading'
import { Testimonials } from '@/components/owners/testimonials'
import { Page } from '@/components/page/page'
import { figureArguments } from '@/lib/business/figures'
import { testimonialsFor } from '@/lib/content/people'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/metadata'
import { answerArguments } from '@/lib/site/facts'

const at = '/contact'

export const generateMetadata = () => pageMetadata(at)

export default async function ContactPage() {
  const t = await getTranslations()
  return (
    <Page at={at}>
      <ContactHeading
        // The form may hold the request for an estimate, which is answered at its own hour.
        intro={
          <span className="in-[main:has([data-estimate])]:invisible">
            {t('pages.contact.intro', { ...figureArguments, ...answerArguments() })}
          </span>
        }
      />
      <ContactSection heading="hidden" questions={['cost', 'incident']} />
      <Testimonials people={testimonialsFor(await currentLocale())} />
    </Page>
  )
}
