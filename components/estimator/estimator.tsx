import { NextStep } from '../forms/next-step'
import { Icon } from '../ui/icon'
import { LozengeTexture } from '../ui/lozenges'
import { EstimateForm } from './estimate-form'
import type { EstimatorLabels } from './estimator-labels'
import { isUnsent, ResultCard } from './result-card'
import { type EstimatorProps, useEstimator } from './use-estimator'

/** The estimator: questions, the blurred result behind its gate, the thank-you. */
export function Estimator(props: EstimatorProps) {
  const { labels, locale, location } = props
  const estimator = useEstimator(props)
  const { formRef, result, thanks, submission } = estimator
  return (
    <div
      data-part="estimator"
      data-state={estimator.state}
      className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start"
    >
      <EstimateForm estimator={estimator} labels={labels} location={location} />
      <div className="grid min-w-0 gap-6 lg:sticky lg:top-28">
        {result ? (
          <ResultCard
            labels={labels}
            locale={locale}
            result={result}
            thanks={thanks}
            submission={submission}
            onEstimateAgain={() => formRef.current?.querySelector('input')?.focus()}
          />
        ) : (
          <ResultPlaceholder labels={labels.result} />
        )}
        {thanks && !isUnsent(thanks) ? <NextStep {...labels.next} /> : null}
        <HowWeCalculate {...labels.how} />
      </div>
    </div>
  )
}

/** The front of the result card, shown until there is a result. */
function ResultPlaceholder({ labels }: { labels: EstimatorLabels['result'] }) {
  return (
    <div className="dark-block relative overflow-hidden rounded-md p-6 shadow-card max-lg:hidden">
      <LozengeTexture id="estimator-lozenges" className="text-on-primary/10" />
      <div aria-hidden="true" className="relative grid gap-5">
        {[labels.monthlyRevenue, labels.yearlyRevenue].map((label) => (
          <div key={label}>
            <p>{label}</p>
            <p className="font-display text-figure">{labels.empty}</p>
          </div>
        ))}
      </div>
      <p className="relative mt-6 text-small">{labels.note}</p>
    </div>
  )
}

/** What the figures include and leave out, behind a disclosure. */
function HowWeCalculate({ title, ...paragraphs }: EstimatorLabels['how']) {
  return (
    <details className="group border-y border-rule">
      <summary className="flex min-h-11 items-center gap-2 py-2 font-semibold text-primary">
        <Icon name="chevron" className="size-5 transition-transform duration-200 group-open:rotate-180" />
        {title}
      </summary>
      <div className="grid gap-3 pb-4 text-small">
        {Object.values(paragraphs).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </details>
  )
}
