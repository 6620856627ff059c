import { getTranslations } from 'next-intl/server'
import { figureArguments, figures } from '@/lib/business/figures'
import { type Plan, plans } from '@/lib/content/plans'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros } from '@/lib/i18n/format-euros'
import { ScaleBar } from '../ui/scale-bar'
import { Swatch } from '../ui/swatch'

/**
 * The owner's share of the stay of the example and ours, with a bar cut to scale, and what the cheaper plan saves. A legend may
 * stand elsewhere.
 */
export async function PlanShares({ plan, hasLegend = false }: { plan: Plan; hasLegend?: boolean }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  const kept = figures[plan.kept].value
  const fee = figures[plan.fee].value
  const share = (kept / (kept + fee)) * 100
  const saved = Math.max(...plans.map((other) => figures[other.fee].value)) - fee
  return (
    <div data-part="shares" className="tabular">
      <ScaleBar
        className="h-5"
        parts={[
          [share, 'fill-primary'],
          [100 - share, 'fill-highlight'],
        ]}
      />
      <dl className="mt-1.5 flex flex-wrap justify-between gap-x-6 leading-snug">
        {[
          [t('statement.payout'), kept],
          [t('pricing.example.fee'), fee],
        ].map(([label, amount]) => (
          <div key={label} className="flex max-w-[75%] flex-col-reverse justify-end">
            <dt className={hasLegend ? 'sr-only' : 'text-small'}>{label}</dt>
            <dd className="font-semibold text-primary">{formatEuros(Number(amount), locale)}</dd>
          </div>
        ))}
      </dl>
      {saved > 0 ? (
        <p className="mt-1 text-small">{t('pricing.less', { ...figureArguments, difference: saved })}</p>
      ) : null}
    </div>
  )
}

/** One stay cut into its parts, to scale: what the guest pays, and what each plan takes and leaves. */
export async function StayParts() {
  const t = await getTranslations()
  return (
    <figure className="rounded-md bg-card p-4 shadow-card [overflow-wrap:anywhere] sm:p-8">
      <figcaption className="font-display font-semibold text-primary text-h3">
        {t('pricing.example.title', figureArguments)}
      </figcaption>
      <div className="mt-3 flex items-end gap-1">
        <ScaleBar className="h-5" parts={[[100, 'fill-icon/45']]} />
        <svg aria-hidden="true" viewBox="0 0 40 20" className="h-5 w-10 shrink-0">
          <path d="M1 1h38v18H1z" className="fill-none stroke-edge" strokeDasharray="4 3" />
        </svg>
      </div>
      <p className="mt-1 text-small">{t('pricing.example.guest')}</p>
      {plans.map((plan) => (
        <div key={plan.key} data-part="plan" className="mt-3 pr-11">
          <p className="mb-1 font-semibold">
            {t(`pricing.plans.${plan.key}.name`)},{' '}
            {t('pricing.commission', { commission: figureArguments[plan.commission] })}
          </p>
          <PlanShares plan={plan} hasLegend />
        </div>
      ))}
      <ul aria-hidden="true" className="mt-3 flex gap-x-5 text-small max-sm:flex-col">
        {(
          [
            ['bg-primary', t('statement.payout')],
            ['bg-highlight', t('pricing.example.fee')],
          ] as const
        ).map(([colour, label]) => (
          <li key={label} className="flex items-baseline gap-2">
            <Swatch className={colour} />
            {label}
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted text-small">{t('pricing.example.caveat')}</p>
    </figure>
  )
}
