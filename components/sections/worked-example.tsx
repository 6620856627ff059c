import { getTranslations } from 'next-intl/server'
import { copyFigures, figures } from '@/lib/business/figures'
import type { Plan } from '@/lib/content/plans'
import { currentLocale } from '@/lib/i18n/current-locale'
import { formatEuros } from '@/lib/i18n/format-euros'

/** Our share and the owner's share of one stay, by the plan's commission. */
export async function WorkedExample({ plan }: { plan: Plan }) {
  const t = await getTranslations('pricing.example')
  const locale = await currentLocale()
  return (
    <div className="tabular mt-3 text-small">
      <p>
        <span className="mr-2 text-muted">{t('label')}</span>
        <span className="font-semibold">{t('title', copyFigures)}</span>
      </p>
      <dl className="mt-1 grid grid-cols-2 divide-x divide-rule border-rule border-t">
        {(['fee', 'kept'] as const).map((share) => (
          <div key={share} className="flex flex-wrap items-baseline gap-x-2 pt-1.5 last:pl-4">
            <dt>{t(share)}</dt>
            <dd className="font-semibold text-body text-primary">
              {formatEuros(figures[plan[share]].value, locale)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
