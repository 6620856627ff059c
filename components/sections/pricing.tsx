import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { type Plan, plans } from '@/lib/content/plans'
import { buttonClass } from '../ui/button'
import { LozengeTexture } from '../ui/lozenges'
import { Section } from '../ui/section'
import { PricingNotes } from './pricing-notes'
import { PlanShares } from './stay-parts'
import { WhoPaysWhat } from './who-pays-what'

/**
 * The two plans and what applies to both. The buttons lead to the page's own contact form. On their page, its heading names
 * them and draws their shares.
 */
export async function Pricing({ isPage = false }: { isPage?: boolean }) {
  const t = await getTranslations()
  return (
    <Section
      id="pricing"
      title={isPage ? t('pages.pricing.title') : t('pricing.title')}
      intro={isPage ? undefined : t('pricing.intro')}
      heading={isPage ? 'hidden' : 'above'}
      background="surface-alt"
      backdrop={<LozengeTexture id="pricing-lozenges" className="text-edge opacity-20" />}
    >
      <div className="relative grid grid-cols-1 rounded-md bg-card shadow-card [overflow-wrap:anywhere] md:grid-cols-2 md:grid-rows-[repeat(7,auto)]">
        <span
          aria-hidden="true"
          className="pointer-events-none hidden w-16 justify-self-center bg-linear-to-r from-transparent via-foreground/6 to-transparent md:col-span-2 md:col-start-1 md:row-span-7 md:row-start-1 md:block"
        />
        {plans.map((plan) => (
          <PlanCard key={plan.key} plan={plan} hasShares={!isPage} />
        ))}
      </div>
      <PricingNotes elsewhere={isPage} />
      <WhoPaysWhat />
    </Section>
  )
}

/** A plan, as an answer to each of the owner's questions: beside the other plan the answers are rows, on a phone it is a card. */
async function PlanCard({ plan, hasShares }: { plan: Plan; hasShares: boolean }) {
  const t = await getTranslations('pricing')
  const name = t(`plans.${plan.key}.name`)
  return (
    <article
      data-part="plan"
      className="relative grid content-start border-rule p-4 first-of-type:border-b sm:px-10 sm:py-8 md:row-span-7 md:row-start-1 md:grid-rows-subgrid md:gap-y-0 md:col-start-2 md:first-of-type:col-start-1 md:first-of-type:border-b-0"
    >
      <div>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
          <h3 className="text-h2">{name}</h3>
          <p className="font-display font-semibold text-lead text-primary md:text-h2">
            {t('commission', { commission: figureArguments[plan.commission] })}
          </p>
        </div>
        <p className="mt-1 text-muted">{t(`plans.${plan.key}.tagline`)}</p>
      </div>
      {/* Each plan has the same number of rows. */}
      <div className={`mt-3 border-primary border-t-2 ${hasShares ? 'border-b-2 py-3 sm:py-4' : ''}`}>
        {hasShares ? (
          <>
            <p className="mb-1 font-semibold text-small">{t('example.title', figureArguments)}</p>
            <PlanShares plan={plan} />
          </>
        ) : null}
      </div>
      <PlanAnswers plan={plan} />
      <a
        href="#contact"
        data-plan-sentence={(await getTranslations('contact'))('plan', { plan: name })}
        className={`mt-5 sm:mt-8 sm:justify-self-start ${buttonClass({ variant: plan.key === 'standard' ? 'primary' : 'secondary', size: 'lg' })}`}
      >
        {t('choose', { plan: name })}
      </a>
    </article>
  )
}

/** What a plan answers to each question. */
async function PlanAnswers({ plan }: { plan: Plan }) {
  const t = await getTranslations('pricing')
  return (
    <dl className="leading-snug max-sm:text-small md:row-span-4 md:grid md:grid-rows-subgrid">
      {plan.answers.map(([question, features]) => (
        <div
          key={question}
          className="grid content-start gap-y-0.5 border-rule border-b py-2 sm:gap-y-1 sm:py-2.5"
        >
          <dt className="text-muted text-small">{t(`questions.${question}`)}</dt>
          {features.map((feature: string) => (
            <dd key={feature} className="lozenge-item">
              {t(
                `plans.${plan.key}.features.${feature}` as 'plans.standard.features.maintenance',
                figureArguments,
              )}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  )
}
