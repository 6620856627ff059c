import { getTranslations } from 'next-intl/server'
import { currentLocale } from '@/lib/build/current-locale'
import type { FaqKey } from '@/lib/build/faq'
import { figureArguments } from '@/lib/business/figures'
import { factSentences } from '@/lib/content/facts'

/** The answer to a question: its verdict, its reason, and what the client has confirmed since. */
export async function FaqAnswer({ question }: { question: FaqKey }) {
  const t = await getTranslations()
  const facts = factSentences(t, await currentLocale(), `faq.${question}`)
  return (
    <p className="max-w-[65ch]">
      <strong className="font-semibold text-primary">
        {t(`faq.items.${question}.verdict`, figureArguments)}
      </strong>{' '}
      {[t(`faq.items.${question}.answer`, figureArguments), ...facts].join(' ')}
    </p>
  )
}
