import { getTranslations } from 'next-intl/server'
import { copyFigures } from '@/lib/business/figures'

/** The five claims of the home page, as one line of a ledger. */
export async function HomeStats() {
  const t = await getTranslations('home.stats')
  return (
    <div className="ground-forest">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-5 py-8 md:grid-cols-5 md:py-12">
        {(['revenue', 'management', 'properties', 'satisfaction', 'experience'] as const).map((key) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end border-mustard/60 border-l-2 pl-4 max-md:first:col-span-2"
          >
            <dt className="mt-1 max-w-[22ch] text-small">{t(`${key}.label`)}</dt>
            <dd className="tabular sm:whitespace-nowrap font-display text-figure text-mustard md:max-lg:text-h2">
              {t(`${key}.value`, copyFigures)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
