import { getTranslations } from 'next-intl/server'
import { morvan } from '@/lib/business/figures'
import { Section } from '../ui/section'

/** The Morvan in three figures (SPEC.md section 2: Dutch page of Château-Chinon). */
export async function MorvanStats() {
  const t = await getTranslations('morvanStats')
  const stats = [
    [t('growth.value', { percent: String(morvan.growthPercent) }), t('growth.label')],
    [t('satisfaction.value', { percent: String(morvan.satisfactionPercent) }), t('satisfaction.label')],
    [t('season.value', { months: morvan.seasonMonths }), t('season.label')],
  ] as const
  return (
    <Section id="morvan" title={t('title')} ground="forest">
      <dl className="grid gap-8 sm:grid-cols-3">
        {stats.map(([value, label]) => (
          <div key={label} className="flex flex-col-reverse justify-end border-mustard border-l-2 pl-5">
            <dt className="mt-1">{label}</dt>
            <dd className="tabular font-display text-figure text-mustard">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
