import { getTranslations } from 'next-intl/server'
import { faqKeys } from '@/lib/i18n/faq'
import { Section } from '../ui/section'
import { FaqItem } from './faq-item'

/** Ten questions. */
export async function Faq() {
  const t = await getTranslations('faq')
  return (
    <Section id="faq" title={t('title')} heading="aside">
      <div className="border-rule border-t">
        {faqKeys.map((question) => (
          <FaqItem key={question} question={question} />
        ))}
      </div>
    </Section>
  )
}
