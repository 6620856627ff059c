import { getTranslations } from 'next-intl/server'
import { ContactSection } from '@/components/contact/contact-section'
import { Page } from '@/components/page/page'
import { PageHeading } from '@/components/sections/page-heading'
import { Pricing } from '@/components/sections/pricing'
import { StayParts } from '@/components/sections/stay-parts'
import { Testimonials } from '@/components/sections/testimonials'
import { buttonClass } from '@/components/ui/button'
import { figureArguments } from '@/lib/business/figures'
import { testimonialsFor } from '@/lib/content/people'
import { currentLocale } from '@/lib/i18n/current-locale'
import { pageMetadata } from '@/lib/seo/metadata'

const at = '/pricing'

export const generateMetadata = () => pageMetadata(at)

export default async function PricingPage() {
  const t = await getTranslations()
  return (
    <Page at={at}>
      <PageHeading
        page="pricing"
        title={t('pricing.title')}
        intro={t('pricing.intro', figureArguments)}
        drawing={<StayParts />}
      >
        <p className="mt-2 max-w-[58ch]">{`${t('argument.noGuests')}.`}</p>
        <p className="mt-5">
          <a href="#contact" className={buttonClass({ size: 'lg' })}>
            {t('study.submit')}
          </a>
        </p>
      </PageHeading>
      <Pricing isPage />
      <Testimonials people={testimonialsFor(await currentLocale())} />
      <ContactSection variant="study" />
    </Page>
  )
}
