import { getTranslations } from 'next-intl/server'
import { faqKeys } from '@/lib/build/faq'
import { Icon } from '../ui/icon'
import { Section } from '../ui/section'
import { FaqAnswer } from './faq-answer'

/**
 * Ten questions, one open at a time: `<details>` that share a name. The anchor is inside the answer, because browsers open
 * a closed item if it contains the target of a link or a match of find-in-page.
 */
export async function Faq() {
  const t = await getTranslations()
  const half = Math.ceil(faqKeys.length / 2)
  return (
    <Section id="faq" title={t('faq.title')}>
      {/* Two stacks and not two columns: an answer moves nothing beside it. */}
      <div className="items-start gap-x-16 border-rule max-lg:border-t lg:grid lg:grid-cols-2">
        {[faqKeys.slice(0, half), faqKeys.slice(half)].map((stack) => (
          <div key={stack[0]} className="border-rule lg:border-t">
            {stack.map((key) => (
              <details key={key} name="faq" className="group border-rule border-b">
                <summary className="flex min-h-11 items-center justify-between gap-6 py-1.5 hover:text-accent md:min-h-14 md:py-4">
                  <h3 className="font-sans font-semibold text-body text-inherit leading-snug tracking-normal md:text-[1.125rem]">
                    {t(`faq.items.${key}.question`)}
                  </h3>
                  <Icon
                    name="plus"
                    className="size-6 text-accent transition-[rotate] duration-200 ease-out group-open:rotate-45"
                  />
                </summary>
                <div id={`faq-${key}`} className="scroll-mt-24 pr-10 pb-6">
                  <FaqAnswer question={key} />
                </div>
              </details>
            ))}
          </div>
        ))}
      </div>
    </Section>
  )
}
