import { getTranslations } from 'next-intl/server'
import { NoScriptNote } from '@/components/contact/no-script-note'
import { PrivacyNote } from '@/components/contact/privacy-note'
import { Section } from '@/components/ui/section'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site'
import { estimatorLabels } from './estimator-labels'
import { HowWeCalculate } from './how-we-calculate'
import { NearEstimator } from './near-estimator'

/** The estimator with its title, its way of calculating, and what to do without scripts. */
export async function EstimatorSection({ location }: { location?: string }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  return (
    <Section id="calculator" title={t('estimator.title')} intro={t('estimator.intro')}>
      <NoScriptNote />
      <NearEstimator
        labels={estimatorLabels(t)}
        locale={locale}
        endpoint={site.formEndpoint}
        placesUrl={`/places/${locale}.json`}
        location={location}
        privacy={<PrivacyNote />}
        method={<HowWeCalculate />}
      />
    </Section>
  )
}
