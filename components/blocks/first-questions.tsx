import { getTranslations } from 'next-intl/server'
import { FaqItem } from './faq-item'

type FirstQuestionsProps = {
  /** The page has the prices. */
  hasPrices: boolean
}

/** Two questions below a form, with the answers of the home page. */
export async function FirstQuestions({ hasPrices }: FirstQuestionsProps) {
  const t = await getTranslations('faq')
  return (
    <div className="mt-4">
      <h3 className="mb-2 text-h3">{t('before')}</h3>
      <div className="border-rule border-t">
        {([hasPrices ? 'notice' : 'cost', 'incident'] as const).map((question) => (
          <FaqItem key={question} question={question} heading="h4" />
        ))}
      </div>
    </div>
  )
}
