import { getTranslations } from 'next-intl/server'
import { NextStep } from '@/components/forms/next-step'
import { NoScriptNote } from '@/components/forms/no-script-note'
import { PrivacyNote } from '@/components/forms/privacy-note'
import { Section } from '@/components/ui/section'
import { copyFigures } from '@/lib/business/figures'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site'
import { Estimator } from './estimator'
import { estimatorLabels } from './estimator-labels'
import { HowWeCalculate } from './how-we-calculate'

/** The estimator with its title, its way of calculating, and what to do without scripts. */
export async function EstimatorSection({ location }: { location?: string }) {
  const t = await getTranslations()
  const locale = await currentLocale()
  return (
    <Section id="calculator" title={t('estimator.title')} intro={t('estimator.intro', copyFigures)}>
      <NoScriptNote />
      <Estimator
        labels={estimatorLabels(t)}
        locale={locale}
        endpoint={site.formEndpoint}
        placesUrl={`/places/${locale}.json`}
        location={location}
        privacy={<PrivacyNote />}
        method={<HowWeCalculate />}
        next={<NextStep />}
      />
    </Section>
  )
}
