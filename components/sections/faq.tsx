import { getTranslations } from 'next-intl/server'
import { faqKeys } from '@/lib/i18n/faq'
import { Section } from '../ui/section'
import { FaqItem } from './faq-item'

/** Ten questions. */
export async function Faq() {
  const t = await getTranslations('faq')
  const half = Math.ceil(faqKeys.length / 2)
  return (
    <Section id="faq" title={t('title')}>
      {/* Two stacks and not two columns: an answer moves nothing beside it. */}
      <div className="items-start gap-x-16 border-rule max-lg:border-t lg:grid lg:grid-cols-2">
        {[faqKeys.slice(0, half), faqKeys.slice(half)].map((stack) => (
          <div key={stack[0]} className="border-rule lg:border-t">
            {stack.map((question) => (
              <FaqItem key={question} question={question} />
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
