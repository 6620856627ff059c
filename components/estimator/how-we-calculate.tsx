import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { daysPerYear, nightsPerMonth, occupancyPercent } from '@/lib/business/estimate'

/** How the figures come about, for whoever opens it. */
export async function HowWeCalculate() {
  const t = await getTranslations('estimator.how')
  const figures = {
    nights: String(nightsPerMonth),
    days: String(daysPerYear),
    occupancy: String(occupancyPercent),
  }
  return (
    <details className="group border-y border-rule">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold text-forest">
        <Icon name="chevron" className="size-5 transition-transform duration-200 group-open:rotate-180" />
        {t('title')}
      </summary>
      <div className="grid gap-3 pb-4 text-small">
        <p>{t('nights', figures)}</p>
        <p>{t('year', figures)}</p>
        <p>{t('gross')}</p>
        <p>{t('range')}</p>
      </div>
    </details>
  )
}
