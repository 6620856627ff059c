import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { Section } from '../ui/section'

/** Three figures about the Morvan, for pages whose city entry lists the language in `morvanStats`. */
export async function MorvanStats() {
  const t = await getTranslations('morvanStats')
  return (
    <Section id="morvan" title={t('title')} background="primary">
      <dl className="grid gap-8 sm:grid-cols-3">
        {(['growth', 'satisfaction', 'season'] as const).map((key) => (
          <div key={key} className="flex flex-col-reverse justify-end border-highlight border-l-2 pl-5">
            <dt className="mt-1">{t(`${key}.label`)}</dt>
            <dd className="tabular font-display text-figure text-highlight max-lg:text-h2">
              {t(`${key}.value`, figureArguments)}
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  )
}
