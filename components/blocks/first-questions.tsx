import { getTranslations } from 'next-intl/server'
import type { FaqKey } from '@/lib/i18n/faq'
import { FaqItem } from './faq-item'

/** A question or two below a form, with the answers of the home page. */
export async function FirstQuestions({ questions }: { questions: readonly FaqKey[] }) {
  const t = await getTranslations('faq')
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-h3">{t('before')}</h3>
      <div className="border-rule border-t">
        {questions.map((question) => (
          <FaqItem key={question} question={question} heading="h4" />
        ))}
      </div>
    </div>
  )
}
