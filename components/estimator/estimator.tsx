import { Icon } from '../ui/icon'
import { Account } from './account'
import { EstimateForm } from './estimate-form'
import { EstimatorContext, type EstimatorProps } from './estimator-context'
import type { EstimatorLabels } from './estimator-labels'
import { ResultCard } from './result-card'
import { useEstimator } from './use-estimator'

/** The estimator: questions, the account of the place, the gate, the thank-you. */
export function Estimator(props: EstimatorProps) {
  const { labels } = props
  const estimator = useEstimator(props)
  const { formRef, place, result, thanks, submission } = estimator
  return (
    <EstimatorContext value={props}>
      <div
        data-part="estimator"
        data-state={estimator.state}
        className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start"
      >
        <EstimateForm estimator={estimator} />
        <div className="grid min-w-0 gap-6 lg:sticky lg:top-28">
          {result ? (
            <ResultCard
              result={result}
              thanks={thanks}
              submission={submission}
              onEstimateAgain={() => formRef.current?.querySelector('input')?.focus()}
            />
          ) : (
            <div className="overflow-clip rounded-md shadow-card max-lg:hidden noscript:block print:block">
              <Account place={place} note={place.isArea ? labels.account.ordinary : undefined} />
            </div>
          )}
          <HowWeCalculate {...labels.how} />
        </div>
      </div>
    </EstimatorContext>
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
