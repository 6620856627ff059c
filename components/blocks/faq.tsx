import { getTranslations } from 'next-intl/server'
import { faqKeys } from '@/lib/i18n/faq'
import { loadPoster } from '../art/posters'
import { Artwork } from '../ui/artwork'
import { Section } from '../ui/section'
import { FaqItem } from './faq-item'

/** Ten questions. */
export async function Faq() {
  const t = await getTranslations('faq')
  return (
    <Section
      id="faq"
      title={t('title')}
      heading="aside"
      action={
        <Artwork image={await loadPoster('fog')} className="mt-8 aspect-6/5 rounded-md max-lg:hidden" />
      }
    >
      <div className="border-rule border-t">
        {faqKeys.map((question) => (
          <FaqItem key={question} question={question} />
        ))}
      </div>
    </Section>
  )
}
