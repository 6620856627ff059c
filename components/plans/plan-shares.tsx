import { getTranslations } from 'next-intl/server'
import { accountOf } from '@/lib/business/account'
import { figureArguments, figures } from '@/lib/business/figures'
import { type CitySlug, cityOf } from '@/lib/content/cities'
import type { Plan } from '@/lib/content/plans'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros, inDisplayFace } from '@/lib/i18n/format-euros'
import { Bar } from '../ui/bar'
import { UnbrokenWords } from '../ui/unbroken-words'

/** The owner's share and ours of what guests pay, to scale. */
const ShareBar = ({ commission }: { commission: number }) => (
  <Bar
    className="h-5"
    parts={[
      [100 - commission, 'text-primary'],
      [commission, 'text-highlight'],
    ]}
  />
)

/** What a plan leaves an owner of the range of an area. */
export async function AreaShare({ plan, city }: { plan: Plan; city: CitySlug }) {
  const t = await getTranslations()
  const commission = figures[plan.commission].value
  const { share } = accountOf(cityOf(city).income, commission)
  return (
    <div data-part="shares" className="tabular">
      <ShareBar commission={commission} />
      <dl className="mt-1.5 flex flex-wrap items-baseline justify-between gap-x-6 text-primary">
        <dt className="text-small">
          <UnbrokenWords text={t('pricing.area.share')} />
        </dt>
        <dd className="font-display font-semibold text-h3">{inDisplayFace(t('account.amounts', share))}</dd>
      </dl>
    </div>
  )
}

/** The owner's share of the stay of the example, and ours. */
export async function StayShares({ plan }: { plan: Plan }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  return (
    <div data-part="shares" className="tabular">
      <p className="mb-1 font-semibold text-small">{t('pricing.example.title', figureArguments)}</p>
      <ShareBar commission={figures[plan.commission].value} />
      <dl className="mt-1.5 flex flex-wrap justify-between gap-x-6 leading-snug">
        {[
          [t('statement.payout'), figures[plan.kept].value] as const,
          [t('pricing.example.fee'), figures[plan.fee].value] as const,
        ].map(([label, amount]) => (
          <div key={label} className="flex max-w-[75%] flex-col-reverse justify-end">
            <dt className="text-small">{label}</dt>
            <dd className="font-semibold text-primary">{formatEuros(amount, locale)}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
