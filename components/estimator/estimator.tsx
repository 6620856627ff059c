import { NextStep } from '../forms/next-step'
import { EstimateForm } from './estimate-form'
import { HowWeCalculate } from './how-we-calculate'
import { ResultCard } from './result-card'
import { ResultFront } from './result-front'
import { type EstimatorProps, useEstimator } from './use-estimator'

/** The estimator: questions, the blurred result behind its gate, the thank-you. */
export function Estimator(props: EstimatorProps) {
  const { labels, locale, location } = props
  const estimator = useEstimator(props)
  const { formRef, state, result, sendContact } = estimator
  return (
    <div
      data-part="estimator"
      data-state={state}
      className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start"
    >
      <EstimateForm estimator={estimator} labels={labels} location={location} />
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
