import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import type { FaqKey } from '@/lib/i18n/faq'
import { costArguments } from '@/lib/site/costs'
import { factSentences } from '@/lib/site/facts'
import { Icon } from '../ui/icon'
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
    <details name="faq" className="group border-rule border-b">
      <summary className="flex min-h-11 items-center justify-between gap-6 py-1.5 hover:text-accent md:min-h-14 md:py-4">
        <Heading className="font-sans font-semibold text-body text-inherit leading-snug tracking-normal md:text-[1.125rem]">
          <UnbrokenWords text={t(`faq.items.${question}.question`)} />
        </Heading>
        <Icon
          name="plus"
          className="size-6 text-accent transition-[rotate] duration-200 ease-out group-open:rotate-45"
        />
      </summary>
      <div id={`faq-${question}`} className="scroll-mt-24 wrap-anywhere pr-10 pb-6">
        <p className="max-w-[65ch]">
          <strong className="font-semibold text-primary">{t(`faq.items.${question}.verdict`, values)}</strong>{' '}
          {[t(`faq.items.${question}.answer`, values), ...sentences].join(' ')}
        </p>
      </div>
    </details>
  )
}
