import { getTranslations } from 'next-intl/server'
import { Icon } from '@/components/ui/icon'
import { copyFigures } from '@/lib/business/figures'

/** What the figures count and what they leave out, for whoever opens it. */
export async function HowWeCalculate() {
  const t = await getTranslations('estimator.how')
  return (
    <details className="group border-y border-rule">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold text-forest">
        <Icon name="chevron" className="size-5 transition-transform duration-200 group-open:rotate-180" />
        {t('title')}
      </summary>
      <div className="grid gap-3 pb-4 text-small">
        <p>{t('counts')}</p>
        <p>{t('occupancy', copyFigures)}</p>
        <p>{t('gross')}</p>
        <p>{t('range')}</p>
      </div>
    </details>
  )
}
