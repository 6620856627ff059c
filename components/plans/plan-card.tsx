import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { figureArguments } from '@/lib/business/figures'
import type { Plan } from '@/lib/content/plans'
import { currentLocale } from '@/lib/i18n/current-locale'
import { translatorOf } from '@/lib/i18n/translate'
import { buttonClass } from '../ui/button'
import { Disclosure } from '../ui/disclosure'

type PlanCardProps = {
  plan: Plan
  /** Of the four answers, those in a disclosure: none (on the pricing page, which has named the plans), the last one under its question, or all. */
  closed: 'none' | 'last' | 'all'
  /** What the plan leaves the owner. */
  children: ReactNode
}

const disclosure = 'border-rule border-b leading-snug max-sm:text-small'
const disclosureTitle = 'font-semibold text-small'

/** A plan, as an answer to each of the owner's questions: beside the other plan the answers are rows, on a phone it is a card. */
export async function PlanCard({ plan, closed, children }: PlanCardProps) {
  const t = await getTranslations('pricing')
  const sent = translatorOf(await currentLocale())
  const name = t(`plans.${plan.key}.name`)
  const sentence = sent('contact.plan', { plan: sent(`pricing.plans.${plan.key}.name`) })
  const [door, night, answers, last] = plan.answers
  return (
    <article
      data-part="plan"
      className="relative grid content-start border-rule p-4 first-of-type:border-b sm:px-10 sm:py-8 md:row-span-7 md:row-start-1 md:grid-rows-subgrid md:gap-y-0 md:col-start-2 md:first-of-type:col-start-1 md:first-of-type:border-b-0"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
          <h3 className={`text-h2 ${closed === 'none' ? 'md:text-compared' : ''}`}>{name}</h3>
          <p className="font-display font-semibold text-lead text-primary md:mt-1 md:text-h3">
            {t('commission', { commission: figureArguments[plan.commission] })}
          </p>
        </div>
        <p className="mt-1 text-muted">{t(`plans.${plan.key}.tagline`)}</p>
      </div>
      {/* Each plan has the same number of rows. */}
      <div className={`mt-3 border-primary border-t-2 ${children ? 'border-b-2 py-3 sm:py-4' : ''}`}>
        {children}
      </div>
      {closed === 'none' ? (
        <Answers plan={plan} answers={plan.answers} className="md:row-span-4 md:grid md:grid-rows-subgrid" />
      ) : null}
      {closed === 'last' ? (
        <>
          <Answers
            plan={plan}
            answers={[door, night, answers]}
            className="md:row-span-3 md:grid md:grid-rows-subgrid"
          />
          <Disclosure
            sign="plus"
            title={t(`questions.${last[0]}`)}
            className={disclosure}
            titleClass={disclosureTitle}
          >
            <ul role="list" className="grid gap-y-0.5 pb-3 sm:gap-y-1">
              <Features plan={plan} features={last[1]} as="li" />
            </ul>
          </Disclosure>
        </>
      ) : null}
      {closed === 'all' ? (
        <Disclosure
          sign="plus"
          title={t('everything')}
          className={`${disclosure} md:row-span-4`}
          titleClass={disclosureTitle}
        >
          <Answers plan={plan} answers={plan.answers} className="pb-3" />
        </Disclosure>
      ) : null}
      <a
        href="#contact"
        data-message={sentence}
        className={`mt-5 sm:mt-8 sm:justify-self-start ${buttonClass({ variant: plan.key === 'standard' ? 'primary' : 'secondary', size: 'lg' })}`}
      >
        {t('choose', { plan: name })}
      </a>
    </article>
  )
}

type AnswersProps = { plan: Plan; answers: readonly Plan['answers'][number][]; className?: string }

/** What a plan answers to these questions. */
async function Answers({ plan, answers, className = '' }: AnswersProps) {
  const t = await getTranslations('pricing.questions')
  return (
    <dl className={`leading-snug max-sm:text-small ${className}`}>
      {answers.map(([question, features]) => (
        <div
          key={question}
          className="grid content-start gap-y-0.5 border-rule border-b py-2 sm:gap-y-1 sm:py-2.5"
        >
          <dt className="text-muted text-small">{t(question)}</dt>
          <Features plan={plan} features={features} as="dd" />
        </div>
      ))}
    </dl>
  )
}

type FeaturesProps = { plan: Plan; features: readonly string[]; as: 'dd' | 'li' }

async function Features({ plan, features, as: Item }: FeaturesProps) {
  const t = await getTranslations(`pricing.plans.${plan.key}.features`)
  return features.map((feature) => (
    <Item key={feature} className="lozenge-item">
      {t(feature as never)}
    </Item>
  ))
}
