import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { FaqKey } from '@/lib/i18n/faq'
import { costArguments } from '@/lib/site/costs'
import { factSentences } from '@/lib/site/facts'
import { Disclosure } from '../ui/disclosure'
import { UnbrokenWords } from '../ui/unbroken-words'

type FaqItemProps = { question: FaqKey; heading?: 'h3' | 'h4' }

/**
 * A question that opens in place to its answer, a verdict and its reason: `<details>` that share a name, so that one is open at
 * a time. The anchor is inside the answer, because browsers open a closed item if it contains the target of a link or a match
 * of find-in-page.
 */
export async function FaqItem({ question, heading: Heading = 'h3' }: FaqItemProps) {
  const t = await getTranslations()
  const values = { ...figureArguments, ...costArguments() }
  const sentences = factSentences(t, await currentLocale(), `faq.${question}`)
  return (
    <Disclosure
      name="faq"
      sign="plus"
      className="border-rule border-b"
      titleClass="md:min-h-14 md:py-4"
      title={
        <Heading className="font-sans font-semibold text-body text-inherit leading-snug tracking-normal">
          <UnbrokenWords text={t(`faq.items.${question}.question`)} />
        </Heading>
      }
    >
      <div id={`faq-${question}`} className="scroll-mt-24 wrap-anywhere pr-10 pb-6">
        <p className="max-w-[65ch]">
          <strong className="font-semibold text-primary">{t(`faq.items.${question}.verdict`, values)}</strong>{' '}
          {[t(`faq.items.${question}.answer`, values), ...sentences].join(' ')}
        </p>
      </div>
    </Disclosure>
  )
}
