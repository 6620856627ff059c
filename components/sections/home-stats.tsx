import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { factSentences } from '@/lib/content/facts'
import { currentLocale } from '@/lib/i18n/current-locale'
import { Section } from '../ui/section'

const claims = ['revenue', 'management', 'properties', 'satisfaction', 'experience'] as const

/** The five claims of the home page. The first has the longest label and, below 1024 px, a row of its own. */
export async function HomeStats() {
  const t = await getTranslations()
  const locale = await currentLocale()
  const label = (key: (typeof claims)[number]) =>
    [t(`home.stats.${key}.label`), ...factSentences(t, locale, `stats.${key}`)].join(' ')
  return (
    <Section id="figures" title={t('home.stats.title')} background="primary" heading="hidden">
      <dl className="large-text:grid-cols-1 grid grid-cols-2 gap-x-6 gap-y-5 md:grid-cols-4 md:gap-y-8 lg:grid-cols-[7fr_5fr_5fr_5fr_5fr]">
        {claims.map((key) => (
          <div
            key={key}
            className="flex flex-col-reverse justify-end border-highlight/60 border-l-2 pl-4 max-lg:first:col-span-full"
          >
            <dt className="mt-1 text-small lg:max-w-[26ch]">{label(key)}</dt>
            <dd className="tabular font-display text-figure text-highlight sm:whitespace-nowrap">
              {t(`home.stats.${key}.value`, figureArguments)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
