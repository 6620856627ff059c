import { getTranslations } from 'next-intl/server'
import { copyFigures } from '@/lib/business/figures'

/** The five claims of the home page. The first has the longest label and, below 1024 px, a row of its own. */
export async function HomeStats() {
  const t = await getTranslations('home.stats')
  return (
    <div className="ground-forest">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-5 py-8 md:grid-cols-4 md:gap-y-8 md:py-12 lg:grid-cols-[7fr_5fr_5fr_5fr_5fr]">
        {(['revenue', 'management', 'properties', 'satisfaction', 'experience'] as const).map((key) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end border-mustard/60 border-l-2 pl-4 max-lg:first:col-span-full"
          >
            <dt className="mt-1 text-small lg:max-w-[26ch]">{t(`${key}.label`)}</dt>
            <dd className="tabular font-display text-figure text-mustard sm:whitespace-nowrap">
              {t(`${key}.value`, copyFigures)}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
