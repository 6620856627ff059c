import { getTranslations } from 'next-intl/server'
import { figures } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import drawing from '../art/blocks/house.svg'
import stamp from '../art/blocks/stamp.svg'
import houses from '../art/blocks/types.svg'
import { NoScriptNote } from '../forms/no-script-note'
import { Island } from '../islands/island'
import { Section } from '../ui/section'
import { areaAccounts, averageAccount, estimatorLabels } from './estimator-labels'

/** The estimator block: title, estimator, and phone and email for pages without scripts. */
export async function EstimatorSection({ location = '' }: { location?: string }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  return (
    <Section id="calculator" title={t('estimator.title')} intro={t('estimator.intro')}>
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
            houses: houses.src,
            drawing: drawing.src,
            stamp: stamp.src,
            kept: 100 - figures.commissionEssential.value,
          }}
        />
      </div>
    </Section>
  )
}
