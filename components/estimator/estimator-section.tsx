import { getTranslations } from 'next-intl/server'
import { figureArguments } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { NoScriptNote } from '../forms/no-script-note'
import { Island } from '../islands/island'
import { Section } from '../ui/section'
import { areaAccounts, averageAccount, estimatorLabels, outsideAccount } from './estimator-labels'

/** The estimator block: title, estimator, and phone and email for pages without scripts. */
export async function EstimatorSection({ location = '' }: { location?: string }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  return (
    <Section id="calculator" title={t('estimator.title')} intro={t('estimator.intro', figureArguments)}>
      <div className="grid gap-6">
        <NoScriptNote />
        <Island
          name="Estimator"
          props={{
            labels: estimatorLabels(t, locale),
            locale,
            location,
            areas: areaAccounts(t),
            all: averageAccount(t),
            outside: outsideAccount(t),
          }}
        />
      </div>
    </Section>
  )
}
