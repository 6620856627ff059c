import { NextStep } from '../forms/next-step'
import { Icon } from '../ui/icon'
import { Account } from './account'
import { EstimateForm } from './estimate-form'
import type { EstimatorLabels } from './estimator-labels'
import { isNotSent, ResultCard } from './result-card'
import { type EstimatorProps, useEstimator } from './use-estimator'

/** The estimator: questions, the blurred result behind its gate, the thank-you. */
export function Estimator(props: EstimatorProps) {
  const { labels, locale, location, areas } = props
  const estimator = useEstimator(props)
  const { formRef, account, result, thanks, submission } = estimator
  return (
    <div
      data-part="estimator"
      data-state={estimator.state}
      className="grid gap-6 lg:grid-cols-[7fr_5fr] lg:items-start"
    >
      <EstimateForm estimator={estimator} labels={labels} location={location} areas={areas} />
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
          <div className="rounded-md border border-rule border-t-4 border-t-highlight bg-card p-6 shadow-card max-lg:hidden noscript:block print:block xl:p-8">
            <Account
              account={account}
              labels={labels.account}
              kept={labels.kept}
              note={areas.some((area) => area.account === account) ? labels.account.ordinary : undefined}
            />
          </div>
        )}
        {thanks && !isNotSent(thanks) ? <NextStep {...labels.forms.next} /> : null}
        <HowWeCalculate {...labels.how} />
      </div>
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
