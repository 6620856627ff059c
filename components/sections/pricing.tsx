import { getTranslations } from 'next-intl/server'
import { figureArguments, figures } from '@/lib/business/figures'
import { type Plan, planRows, plans, sharedFeatures } from '@/lib/content/plans'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { LozengeTexture } from '../ui/lozenges'
import { Section } from '../ui/section'
import { PricingNotes } from './pricing-notes'
import { PlanShares } from './stay-parts'
import { WhoPaysWhat } from './who-pays-what'

/** The two plans and what applies to both. The buttons lead to the page's own contact form. On their page, its heading names them. */
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
          <PlanCard key={plan.key} plan={plan} />
        ))}
        <div className="border-rule border-t p-4 sm:px-10 sm:py-6 md:col-span-2">
          <h3 className="text-h3">{t('pricing.both')}</h3>
          <ul
            role="list"
            className="mt-2 flex-wrap gap-x-8 gap-y-1 leading-snug max-sm:text-small sm:grid sm:grid-cols-2 lg:flex"
          >
            {sharedFeatures.map((feature) => (
              <li key={feature} className={`gap-3 sm:flex sm:py-1 ${inline}`}>
                <Icon name="check" className="size-5 text-icon max-sm:hidden" />
                {t(`pricing.plans.standard.features.${feature}`)}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <PricingNotes elsewhere={isPage} />
      <WhoPaysWhat />
    </Section>
  )
}

/** On a phone the items of a list follow each other in a line. */
const inline = 'max-sm:inline max-sm:separated'

/** A plan, as an answer to each of the owner's questions: beside the other plan the answers are rows, on a phone it is a card. */
async function PlanCard({ plan }: { plan: Plan }) {
  const t = await getTranslations('pricing')
  const name = t(`plans.${plan.key}.name`)
  return (
    <article className="relative grid content-start border-rule p-4 first-of-type:border-b sm:px-10 sm:py-8 md:row-span-7 md:row-start-1 md:grid-rows-subgrid md:gap-y-0 md:col-start-2 md:first-of-type:col-start-1 md:first-of-type:border-b-0">
      <div data-uncovered>
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 md:block">
          <h3 className="text-h2">{name}</h3>
          <p className="font-display font-semibold text-lead text-primary md:text-h2">
            {t('commission', { commission: figureArguments[plan.commission] })}
          </p>
        </div>
        <p className="mt-1 text-muted">{t(`plans.${plan.key}.tagline`)}</p>
      </div>
      <div data-uncovered className="mt-3 border-primary border-y-2 py-3 sm:py-4">
        <p className="mb-1 font-semibold text-small">{t('example.title', figureArguments)}</p>
        <PlanShares plan={plan} />
      </div>
      {planRows.map((row) => (
        <dl
          key={row.question}
          className="border-rule border-b py-1.5 leading-snug max-sm:text-small sm:py-2.5"
        >
          <PlanAnswer plan={plan} row={row} />
        </dl>
      ))}
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

/** What a plan answers to one question. Where Essential has nothing more to list, it says what it saves. */
async function PlanAnswer({ plan, row }: { plan: Plan; row: (typeof planRows)[number] }) {
  const t = await getTranslations('pricing')
  const features: readonly string[] = row[plan.key]
  const difference = figures.feePrestige.value - figures.feeEssential.value
  const answers =
    features.length > 0
      ? features.map((feature) =>
          t(
            `plans.${plan.key}.features.${feature}` as 'plans.standard.features.maintenance',
            figureArguments,
          ),
        )
      : [t('less', { ...figureArguments, difference })]
  return (
    <>
      <dt className="text-muted text-small max-sm:sr-only">
        {t(features.length > 0 ? `questions.${row.question}` : 'questions.difference')}
      </dt>
      {answers.map((answer) => (
        <dd key={answer} className={inline}>
          {answer}
        </dd>
      ))}
    </>
  )
}
