import { getTranslations } from 'next-intl/server'
import { NoScriptNote } from '@/components/contact/no-script-note'
import { PrivacyNote } from '@/components/contact/privacy-note'
import { currentLocale } from '@/lib/i18n/current-locale'
import { site } from '@/lib/site'
import { Estimator } from './estimator'
import { estimatorLabels } from './estimator-labels'
import { HowWeCalculate } from './how-we-calculate'
import { NearEstimator } from './near-estimator'

type EstimatorSectionProps = {
  headingLevel?: 2 | 3
  /** The place a city page is about; stands in the form from the start. */
  location?: string
  /** hero: a card beside the page's title, alive as soon as the page is. block: a section, alive when near. */
  variant?: 'hero' | 'block'
}

/** The estimator with its title, its way of calculating, and what to do without scripts. */
export async function EstimatorSection({
  headingLevel = 2,
  location,
  variant = 'block',
}: EstimatorSectionProps) {
  const t = await getTranslations()
  const locale = await currentLocale()
  const Heading = `h${headingLevel}` as const
  const Island = variant === 'hero' ? Estimator : NearEstimator
  const inner = (
    <>
      <div className="max-w-3xl">
        <Heading id="calculator-title" className={variant === 'hero' ? 'text-h3' : 'text-h2'}>
          {t('estimator.title')}
        </Heading>
        <p className={variant === 'hero' ? 'mt-1' : 'mt-4 text-lead'}>{t('estimator.intro')}</p>
      </div>
      <NoScriptNote />
      <Island
        labels={estimatorLabels(t)}
        locale={locale}
        endpoint={site.formEndpoint}
        placesUrl={`/places/${locale}.json`}
        location={location}
        variant={variant}
        privacy={<PrivacyNote />}
      />
      <HowWeCalculate />
    </>
  )
  return (
    <section
      id="calculator"
      aria-labelledby="calculator-title"
      className={variant === 'hero' ? 'grid gap-5' : 'py-block'}
    >
      {variant === 'hero' ? inner : <div className="wrap grid gap-8">{inner}</div>}
    </section>
  )
}
