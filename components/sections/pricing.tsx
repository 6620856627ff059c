import { getTranslations } from 'next-intl/server'
import { figureArguments, figures } from '@/lib/business/figures'
import { featuresOf, type Plan, plans } from '@/lib/content/plans'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros } from '@/lib/i18n/format-euros'
import { planSentence } from '../contact/contact-labels'
import { buttonClass } from '../ui/button'
import { Icon } from '../ui/icon'
import { LozengeTexture } from '../ui/lozenges'
import { Section } from '../ui/section'
import { PricingNotes } from './pricing-notes'
import { WhoPaysWhat } from './who-pays-what'

/** The two plans and what applies to both. The buttons lead to the page's own contact form. */
export async function Pricing({ elsewhere = false }: { elsewhere?: boolean }) {
  const t = await getTranslations('pricing')
  return (
    <Section
      id="pricing"
      title={t('title')}
      intro={t('intro')}
      background="surface-alt"
      backdrop={<LozengeTexture id="pricing-lozenges" className="text-edge opacity-20" />}
    >
      <div className="relative grid rounded-md bg-card shadow-card md:grid-cols-2">
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 left-1/2 hidden w-16 -translate-x-1/2 bg-linear-to-r from-transparent via-foreground/6 to-transparent md:block"
        />
        {plans.map((plan) => (
          <PlanPage key={plan.key} plan={plan} isOpen={elsewhere} />
        ))}
      </div>
      <PricingNotes elsewhere={elsewhere} />
      <WhoPaysWhat />
    </Section>
  )
}

/** A plan. Its features are folded on phones, except on the pricing page (`isOpen`). */
async function PlanPage({ plan, isOpen }: { plan: Plan; isOpen: boolean }) {
  const t = await getTranslations('pricing')
  const name = t(`plans.${plan.key}.name`)
  const features = featuresOf(plan.key)
  return (
    <article className="relative flex flex-col border-rule p-5 first-of-type:border-b sm:p-10 md:first-of-type:border-b-0">
      <h3 className="text-h2">{name}</h3>
      <p className="mt-1 text-muted md:max-lg:min-h-[2lh]">{t(`plans.${plan.key}.tagline`)}</p>
      <div className="tabular mt-4 border-primary border-y-2 py-3 sm:mt-6 sm:py-4">
        <p className="font-display font-semibold text-primary text-h2 sm:text-figure md:max-lg:text-[1.625rem]">
          {t('commission', { commission: figureArguments[plan.commission] })}
        </p>
        <WorkedExample plan={plan} />
      </div>
      {plan.key === 'prestige' ? (
        <p className="mt-4 font-semibold sm:mt-6">{t('plans.prestige.includes')}</p>
      ) : null}
      <details data-part="unfold" open={isOpen} className="group mt-2 grow sm:mt-4">
        <summary className="flex min-h-11 items-center gap-2 font-semibold text-link md:noscript:flex md:hidden">
          <Icon name="chevron" className="size-5 group-open:rotate-180" />
          {t('features', { count: String(features.length) })}
        </summary>
        <ul>
          {features.map((feature) => (
            <li
              key={feature}
              className="flex gap-3 border-rule border-b py-1 leading-snug max-sm:text-small sm:py-2.5"
            >
              <Icon name="check" className="size-5 text-icon" />
              {t(
                `plans.${plan.key}.features.${feature}` as 'plans.essential.features.maintenance',
                figureArguments,
              )}
            </li>
          ))}
        </ul>
      </details>
      <a
        href="#contact"
        data-plan-sentence={planSentence(await getTranslations(), plan.key)}
        className={`mt-5 sm:mt-8 sm:self-start ${buttonClass({ variant: plan.key === 'essential' ? 'primary' : 'secondary', size: 'lg' })}`}
      >
        {t('choose', { plan: name })}
      </a>
    </article>
  )
}

/** Our share and the owner's share of one stay, by the plan's commission. */
async function WorkedExample({ plan }: { plan: Plan }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  return (
    <div className="tabular mt-3 text-small">
      <p>
        <span className="mr-1 text-muted">{t('pricing.example.label')}</span>{' '}
        <span className="font-semibold">{t('pricing.example.title', figureArguments)}</span>
      </p>
      <dl className="large-text:block large-text:divide-none mt-1 grid grid-cols-[auto_auto] divide-x divide-rule border-rule border-t">
        {(
          [
            ['fee', 'pricing.example.fee'],
            ['kept', 'statement.payout'],
          ] as const
        ).map(([share, label]) => (
          <div key={share} className="flex flex-wrap items-baseline gap-x-2 pt-1.5 last:pl-4">
            <dt>{t(label)}</dt>
            <dd className="font-semibold text-body text-primary">
              {formatEuros(figures[plan[share]].value, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
