import { getTranslations } from 'next-intl/server'
import { claims } from '@/lib/business/figures'

/** The five claims of the hero, as one line of a ledger. */
export async function HomeStats() {
  const t = await getTranslations('home.stats')
  const stats = [
    [t('revenue.value', { percent: String(claims.revenueUpliftPercent) }), t('revenue.label')],
    [t('management.value', { hours: String(claims.ownerHours) }), t('management.label')],
    [t('properties.value', { count: String(claims.properties) }), t('properties.label')],
    [t('satisfaction.value', { percent: String(claims.satisfactionPercent) }), t('satisfaction.label')],
    [t('experience.value', { years: String(claims.experienceYears) }), t('experience.label')],
  ] as const
  return (
    <div className="ground-forest">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-5 md:py-12">
        {stats.map(([value, label], index) => (
          <div
            key={label}
            className={`flex flex-col-reverse justify-end border-mustard/60 border-l-2 pl-4 ${
              index === 0 ? 'col-span-2 md:col-span-1' : ''
            }`}
          >
            <dt className="mt-1 max-w-[22ch] text-small">{label}</dt>
            <dd className="tabular font-display text-figure text-mustard">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
