import type { Locale } from '@/lib/i18n/locales'
import { NextStep } from '../forms/next-step'
import { EstimateForm } from './estimate-form'
import type { EstimatorLabels } from './estimator-labels'
import { HowWeCalculate } from './how-we-calculate'
import { ResultCard } from './result-card'
import { ResultFront } from './result-front'
import { useEstimator } from './use-estimator'

export type EstimatorProps = {
  labels: EstimatorLabels
  locale: Locale
  /** The form endpoint; null sends nothing. */
  endpoint: string | null
  /** The address of the recognised places in the page's language. */
  placesUrl: string
  /** The place that a city page is about; empty elsewhere. */
  location: string
}

/** The estimator: questions, the blurred result behind its gate, the thank-you. */
export function Estimator(props: EstimatorProps) {
  const { labels, locale, location } = props
  const { form, formRef, state, result, isComplete, count, estimate, sendContact } = useEstimator(props)
  return (
    <div
      data-part="estimator"
      data-state={state}
      className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start"
    >
      <EstimateForm
        form={form}
        formRef={formRef}
        labels={labels}
        location={location}
        count={count}
        isComplete={isComplete}
        onSubmit={estimate}
      />
      <div className="grid min-w-0 gap-6 lg:sticky lg:top-28">
        {result ? (
          <ResultCard
            labels={labels}
            locale={locale}
            result={result}
            isThanked={state === 'thanked'}
            onSend={sendContact}
            onAnother={() => formRef.current?.querySelector('input')?.focus()}
          />
        ) : (
          <ResultFront labels={labels.result} />
        )}
        {state === 'thanked' ? <NextStep {...labels.next} /> : null}
        <HowWeCalculate {...labels.how} />
      </div>
    </div>
  )
}
